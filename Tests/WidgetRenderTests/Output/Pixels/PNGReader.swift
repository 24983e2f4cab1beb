/// An independent decoder for the files of the PNG encoder, by ISO/IEC 15948 and RFC 1951.
struct PNGReader {
  private(set) var width = 0
  private(set) var height = 0
  /// The red, green, blue and opacity of each pixel.
  private(set) var pixels: [UInt8] = []

  /// Decodes a file; `nil` if it is not such a PNG file.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    var place = 8
    var data: [UInt8] = []
    var names: [String] = []
    while place + 12 <= file.count {
      let length = Self.number(file, place)
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let body = Array(file[place + 8..<place + 8 + length])
      guard
        Self.checksum(Array(file[place + 4..<place + 8 + length]))
          == Self.number(file, place + 8 + length)
      else { return nil }
      names.append(name)
      if name == "IHDR" {
        (width, height) = (Self.number(body, 0), Self.number(body, 4))
        guard Array(body[8...]) == [8, 6, 0, 0, 0] else { return nil }
      }
      if name == "IDAT" { data += body }
      place += 12 + length
    }
    guard place == file.count, names.first == "IHDR", names.last == "IEND",
      let rows = Inflater.bytes(of: data), rows.count == (width * 4 + 1) * height
    else { return nil }
    for row in 0..<height {
      let start = row * (width * 4 + 1)
      let filter = rows[start]
      guard filter == 0 || filter == 2 else { return nil }
      for column in 0..<width * 4 {
        let above = filter == 2 && row > 0 ? pixels[(row - 1) * width * 4 + column] : 0
        pixels.append(rows[start + 1 + column] &+ above)
      }
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var value = UInt32.max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return Int(~value)
  }
}

/// Decompresses a zlib stream whose blocks are stored or have fixed codes.
struct Inflater {
  private let data: [UInt8]
  private var bit = 16
  private var output: [UInt8] = []

  static func bytes(of data: [UInt8]) -> [UInt8]? {
    guard data.count >= 6, data[0] == 0x78, (Int(data[0]) << 8 | Int(data[1])) % 31 == 0 else {
      return nil
    }
    var inflater = Inflater(data: data)
    guard inflater.run() else { return nil }
    let sum = data.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    return inflater.checksum == sum ? inflater.output : nil
  }

  private init(data: [UInt8]) {
    self.data = data
  }

  private var checksum: Int {
    var (low, high) = (1, 0)
    for byte in output {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private mutating func bits(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, place in
      let set = Int(data[bit / 8] >> UInt8(bit % 8) & 1)
      bit += 1
      return value | set << place
    }
  }

  private mutating func code(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, _ in value << 1 | bits(1) }
  }

  /// Reads a symbol: a literal byte, 256 for the end of the block, or a greater number for a
  /// length.
  private mutating func symbol() -> Int {
    let seven = code(7)
    if seven < 0b0011000 { return 256 + seven }
    let eight = seven << 1 | code(1)
    if eight < 0xC0 { return eight - 0x30 }
    if eight < 0xC8 { return 280 + eight - 0xC0 }
    return 144 + (eight << 1 | code(1)) - 0x190
  }

  private mutating func run() -> Bool {
    let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    let distances = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
      2049,
      3073, 4097, 6145, 8193, 12289, 16385, 24577,
    ]
    guard bits(1) == 1, bits(2) == 1 else { return false }
    while bit < (data.count - 4) * 8 {
      let symbol = symbol()
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let place = symbol - 257
      guard lengths.indices.contains(place) else { return false }
      let extra = place < 8 || place == 28 ? 0 : place / 4 - 1
      let length = lengths[place] + bits(extra)
      let code = code(5)
      guard distances.indices.contains(code) else { return false }
      let distance = distances[code] + bits(code < 4 ? 0 : code / 2 - 1)
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }
}
