import Foundation

/// The kinds of answers of a server: valid ones, and ones that have caused failures in programs.
package enum Answers: String, CaseIterable, Sendable {
  // Good ones.
  case plain, revalidating, redirected
  // Statuses that are no data.
  case missing, limited, failing, flaky, forbidden
  /// Status 304 although the request is not conditional.
  case unasked
  // Redirects to where nothing is followed.
  case elsewhere, privately, plainly, toFile, loop, manyRedirects, nowhere
  // Time.
  case silent, dripping
  // Lengths.
  case truncated, cutChunk, endless, announced, overflowing, negative, longHeaders
  // Encodings and types.
  case bomb, compressed, page, untyped, noise, old
  // JSON of a wrong or a dangerous shape.
  case empty, object, null, deep, twice, longNumber, infinite, wrongField, unterminated, broken
  // Sound JSON with what must not reach a terminal.
  case controls

  /// The site and the path that a request is for.
  package struct Place {
    package let site: FixtureSite
    /// The first part of the paths below which answers are of this kind; empty if the server has
    /// only one kind.
    package let prefix: String
    package let path: String
  }

  /// Sends an answer of this kind; `count` is the number of requests for the path so far.
  package func answer(
    _ place: Place,
    _ request: LoopbackServer.Request,
    count: Int,
    to connection: LoopbackServer.Connection
  ) {
    let (site, path, prefix) = (place.site, place.path, place.prefix)
    let (status, body) = site.answer(path, query: request.query)
    switch self {
    case .plain where path.hasPrefix("/character/avatar/"):
      connection.answer(200, Photograph.data, type: "image/png")
    case .plain: connection.answer(status, body)
    case .revalidating:
      let tag = "\"\(body.count)-\(path.count)\""
      if request.headers["if-none-match"] == tag {
        return connection.answer(304, headers: ["ETag: \(tag)"])
      }
      connection.answer(status, body, headers: ["ETag: \(tag)"])
    case .redirected:
      if path.hasPrefix("/moved") {
        let rest = String(path.dropFirst("/moved".count))
        let found = site.answer(rest, query: request.query)
        return connection.answer(found.status, found.body)
      }
      connection.redirect(to: "\(prefix)/moved\(path)?\(request.query)")
    case .missing: connection.answer(404, Data(#"{"error":"Not found"}"#.utf8))
    case .limited: connection.answer(429, headers: ["Retry-After: 120"])
    case .failing: connection.answer(503)
    case .flaky: connection.answer(count < 3 ? 503 : status, count < 3 ? Data() : body)
    case .forbidden: connection.answer(403, body)
    case .unasked: connection.answer(304)
    case .elsewhere: connection.redirect(to: "http://feeds.invalid/crypto.json")
    case .privately: connection.redirect(to: "http://10.0.0.1/crypto.json")
    case .plainly: connection.redirect(to: "ftp://127.0.0.1/crypto.json")
    case .toFile: connection.redirect(to: "file:///etc/passwd")
    case .loop: connection.redirect(to: "\(prefix)\(path)")
    case .manyRedirects: connection.redirect(to: "\(prefix)\(path)?\(count)")
    case .nowhere: connection.answer(302)
    case .silent: _ = connection.isGone(withinMilliseconds: 60_000)
    case .dripping:
      connection.head(200, headers: ["Content-Length: 100000"])
      for _ in 0..<600 {
        guard connection.send(" ".utf8), !connection.isGone(withinMilliseconds: 100) else { return }
      }
    case .truncated:
      connection.head(200, headers: ["Content-Length: \(body.count)"])
      connection.send(body.dropLast(body.count / 2))
    case .cutChunk:
      connection.head(200, headers: ["Transfer-Encoding: chunked"])
      connection.send("FFFF\r\n".utf8)
      connection.send(body.prefix(200))
    case .endless:
      connection.head(200)
      let block = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
      for _ in 0..<1_024 where !connection.send(block) { return }
    case .announced:
      connection.head(200, headers: ["Content-Length: 9223372036854775807"])
      connection.send(body)
      _ = connection.isGone(withinMilliseconds: 20_000)
    case .overflowing:
      connection.head(200, headers: ["Content-Length: 92233720368547758079999"])
      connection.send(body)
    case .negative:
      connection.head(200, headers: ["Content-Length: -1"])
      connection.send(body)
    case .longHeaders:
      connection.send("HTTP/1.1 200 OK\r\n".utf8)
      let line = "X-Long: \(String(repeating: "a", count: 8_000))\r\n"
      for _ in 0..<10_000 where !connection.send(line.utf8) { return }
    case .bomb: Bomb.send(to: connection)
    case .compressed:
      connection.answer(200, Data(Bomb.small), headers: ["Content-Encoding: gzip"])
    case .page: connection.answer(200, Data("<html>please log in</html>".utf8), type: "text/html")
    case .untyped: connection.answer(200, body, type: nil)
    case .noise: connection.send([0, 1, 2, 254, 255, 13, 10, 13, 10])
    case .old:
      connection.send(body)
    case .empty: connection.answer(200)
    case .object: connection.answer(200, Data(#"{"unexpected": true}"#.utf8))
    case .null: connection.answer(200, Data("null".utf8))
    case .deep:
      connection.answer(200, Data(String(repeating: "[", count: 100_000).utf8))
    case .twice:
      connection.answer(
        200,
        Data(#"[{"currency":"A","price":"1","price":"2","id":1,"id":2}]"#.utf8)
      )
    case .longNumber:
      connection.answer(200, Data("[\(String(repeating: "9", count: 100_000))]".utf8))
    case .infinite: connection.answer(200, Data(#"[{"id":1e999}]"#.utf8))
    case .wrongField:
      connection.answer(
        200,
        Data(#"[{"currency":"A","price":"1"},{"currency":"B","price":2}]"#.utf8)
      )
    case .unterminated: connection.answer(200, Data(#"[{"currency":"A"#.utf8))
    case .broken: connection.answer(200, Data("[{]".utf8))
    case .controls: connection.answer(200, Data(Hostile.document(for: path).utf8))
    }
  }
}

extension LoopbackServer.Connection {
  package func head(_ status: Int, headers: [String] = [], type: String? = "application/json") {
    let lines = ["HTTP/1.1 \(status) Answer", "Connection: close"]
    let typed = type.map { ["Content-Type: \($0)"] } ?? []
    send((lines + typed + headers + ["", ""]).joined(separator: "\r\n").utf8)
  }

  package func answer(
    _ status: Int,
    _ body: Data = Data(),
    headers: [String] = [],
    type: String? = "application/json"
  ) {
    let length = status == 304 ? [] : ["Content-Length: \(body.count)"]
    head(status, headers: headers + length, type: type)
    send(body)
  }

  package func redirect(to place: String) {
    answer(302, headers: ["Location: \(place)"])
  }
}

/// Compressed bodies: a small one, and one that is a gigabyte when it is decompressed.
private enum Bomb {
  /// The text `[]` in the gzip format.
  static let small: [UInt8] = [
    0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x8B, 0x8E, 0x05, 0x00, 0x29, 0x4C, 0xC8, 0x22, 2, 0, 0, 0,
  ]

  /// Sends a gigabyte of blanks, compressed to seven megabytes.
  ///
  /// It is one deflate block with the fixed code: a blank, then copies of 258 bytes at distance 1.
  /// Each copy takes 13 bits: 8 for the length 258 (11000101), 5 for the distance 1 (00000).
  static func send(to connection: LoopbackServer.Connection) {
    connection.head(200, headers: ["Content-Encoding: gzip"])
    var bits = BitWriter()
    for byte: UInt8 in [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] { bits.byte(byte) }
    bits.write(0b011, count: 3)
    // The literal 32 has the code 0x30 + 32, eight bits with the highest first.
    bits.reversed(0x50, count: 8)
    for _ in 0..<4_200_000 {
      bits.reversed(0b11000101, count: 8)
      bits.write(0, count: 5)
      if bits.bytes.count >= 65_536 {
        guard connection.send(bits.bytes) else { return }
        bits.bytes = []
      }
    }
    connection.send(bits.bytes)
  }
}

/// Writes bits in the order of deflate: the lowest bit of a byte first (RFC 1951, section 3.1.1).
private struct BitWriter {
  var bytes: [UInt8] = []
  private var current: UInt8 = 0
  private var filled = 0

  mutating func byte(_ value: UInt8) { write(Int(value), count: 8) }

  mutating func write(_ value: Int, count: Int) {
    for place in 0..<count {
      current |= UInt8((value >> place) & 1) << filled
      filled += 1
      guard filled == 8 else { continue }
      bytes.append(current)
      (current, filled) = (0, 0)
    }
  }

  /// Writes a Huffman code of `count` bits, the highest bit first.
  mutating func reversed(_ value: Int, count: Int) {
    for place in (0..<count).reversed() { write((value >> place) & 1, count: 1) }
  }
}
