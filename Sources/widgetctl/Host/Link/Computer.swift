import Ground
import SharedStore
import StoreLink
import SystemLibrary

/// The identity of this computer and its store, by which a hub distinguishes machines.
struct Computer {
  /// A digest of the computer's id and the store's path; the id itself is not sent.
  let mark: String
  /// The host name of the computer, which is displayed to users.
  let name: String

  init(storeAt location: StoreLocation) {
    name = Self.hostName
    let number = Self.machineID ?? name
    let digest = SHA256.digest(of: Array("\(number)\n\(location.path)".utf8))
    mark = Hexadecimal.digits(of: digest.prefix(16))
  }

  /// The id of the operating system's installation, from `/etc/machine-id`; `nil` if there is none.
  private static var machineID: String? {
    guard let bytes = try? InputFile.contents(of: "/etc/machine-id", limit: 128) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    return text.isEmpty ? nil : text
  }

  private static var hostName: String {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, bytes.count - 1) == 0 else { return "computer" }
    let name = String(
      decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    return name.isEmpty ? "computer" : name
  }
}

extension LinkPass {
  /// Creates an exchange of the store with the hub, as this computer.
  init(_ store: StoreCore, _ hub: any Hub, on computer: Computer) {
    self.init(store, hub, computer: computer.mark, machineName: computer.name)
  }
}
