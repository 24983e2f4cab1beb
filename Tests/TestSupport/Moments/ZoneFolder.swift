import Moments
import SystemLibrary
import Testing

/// Creates a folder of time zones, valid and invalid ones, for the time of a closure.
package enum ZoneFolder {
  package static func with(_ body: (TimeZoneSource) throws -> Void) throws {
    var template = Array("/tmp/zones-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let zone = TestZones.saoPaulo.bytes()
    let files: [(String, [UInt8])] = [
      ("Good/Zone", zone), ("localtime", zone), ("Bad/Garbage", Array("no zone at all".utf8)),
      ("Bad/Empty", []), ("Bad/Large", zone + [UInt8](repeating: 0, count: 300_000)),
    ]
    let folders = ["Good", "Bad"]
    defer {
      for (name, _) in files { unlink("\(folder)/\(name)") }
      unlink("\(folder)/Bad/Pipe")
      for name in folders { rmdir("\(folder)/\(name)") }
      rmdir(folder)
    }
    for name in folders { mkdir("\(folder)/\(name)", 0o700) }
    for (name, bytes) in files { try write(bytes, to: "\(folder)/\(name)") }
    mkfifo("\(folder)/Bad/Pipe", 0o600)
    try body(TimeZoneSource(folder: folder, defaultFile: "\(folder)/localtime"))
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}
