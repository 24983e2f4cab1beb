internal import SharedStore
package import Wire

/// The outcomes of a merge for one run, as its machine keeps them until they are reported.
package struct RunOutcomes: Hashable, Sendable {
  package let list: [MergedRun.Outcome]

  package init(_ list: [MergedRun.Outcome]) {
    self.list = list
  }

  package func bytes() throws(WireFault) -> [UInt8] {
    var writer = BytesWriter()
    _ = try Self.form(self, &writer)
    return writer.bytes
  }

  package init(bytes: [UInt8]) throws(WireFault) {
    let result: Result<Self, WireFault> = bytes.withUnsafeBytes { buffer in
      var reader = BytesReader(buffer, maximumTextBytes: bytes.count)
      do throws(WireFault) {
        return .success(try Self.form(nil, &reader))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }
}

extension RunOutcomes: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(try c.list("outcomes", 0, value?.list))
  }
}
