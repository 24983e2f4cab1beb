package import SharedStore
package import Wire

/// Encodes and decodes the values that hubs store and send.
package enum HubBytes {
  /// Encodes a value.
  ///
  /// - Throws: `.invalid` for a value that the decoder would reject.
  package static func of<Value: Wired>(_ value: Value) throws(LinkError) -> [UInt8] {
    var writer = BytesWriter()
    do throws(WireFault) {
      _ = try Value.form(value, &writer)
    } catch {
      throw .invalid(reason: words(error))
    }
    return writer.bytes
  }

  /// Encodes a run.
  ///
  /// - Throws: `.tooLarge` for a run that exceeds the maximum length, `.invalid` for one that the
  ///   decoder would reject.
  package static func of(_ run: LinkedRun) throws(LinkError) -> [UInt8] {
    do throws(WireFault) {
      return try run.bytes()
    } catch {
      if case .tooLarge = error {
        throw .tooLarge(what: "the bytes of a run", limit: LinkedRun.maximumBytes)
      }
      throw .invalid(reason: words(error))
    }
  }

  package static func value<Value: Wired>(
    _ type: Value.Type = Value.self,
    in bytes: [UInt8]
  ) throws(WireFault) -> Value {
    let result: Result<Value, WireFault> = bytes.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: LinkedRun.maximumBytes)
      do throws(WireFault) {
        let value = try Value.form(nil, &reader)
        guard reader.isAtEnd else { throw reader.fault("bytes after the end") }
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  package static func words(_ fault: WireFault) -> String {
    switch fault {
    case .malformed(let offset, let problem), .tooLarge(let offset, let problem):
      "\(problem) at byte \(offset)"
    case .other(let error): "\(type(of: error))"
    }
  }
}
