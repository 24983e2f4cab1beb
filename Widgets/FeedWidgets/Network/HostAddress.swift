import Foundation
import Ground

/// A numeric address of a host, IPv4 or IPv6; some of them are not in the public network (RI-8).
enum HostAddress: Hashable, Sendable {
  case v4([UInt8])
  case v6([UInt8])

  /// The reason for an error if a host's name cannot be resolved.
  static var unknownName: String {
    String(english: "its name is not known", turkish: "adı bilinmiyor")
  }

  /// Whether the address is in the public network.
  ///
  /// It is not if it is this machine's, private, shared, link-local, multicast or reserved (RFC
  /// 6890 and its IANA registries).
  var isPublic: Bool {
    switch self {
    case .v4(let bytes): return Self.isPublic(v4: bytes)
    case .v6(let bytes):
      guard bytes.count == 16 else { return false }
      // An IPv4 address within an IPv6 address: mapped, compatible, or behind NAT64.
      let isMapped =
        bytes[0..<10].allSatisfy { $0 == 0 }
        && [[0, 0], [255, 255]].contains(Array(bytes[10..<12]))
      if isMapped { return Self.isPublic(v4: Array(bytes[12...])) }
      if bytes.starts(with: [0x00, 0x64, 0xFF, 0x9B]) {
        return Self.isPublic(v4: Array(bytes[12...]))
      }
      // The public part of 2000::/3, without 6to4 and the addresses for documentation.
      return bytes[0] & 0xE0 == 0x20 && !bytes.starts(with: [0x20, 0x02])
        && !bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8]) && !bytes.starts(with: [0x20, 0x01, 0, 0])
    }
  }

  private static func isPublic(v4 bytes: [UInt8]) -> Bool {
    guard bytes.count == 4 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0, _), (10, _), (127, _), (224..., _): false
    case (100, 64...127), (169, 254), (172, 16...31), (192, 168), (198, 18...19): false
    case (192, 0): bytes[2] != 0 && bytes[2] != 2
    case (198, 51): bytes[2] != 100
    case (203, 0): bytes[2] != 113
    default: true
    }
  }

  /// Returns all addresses of a host's name; empty if there are none.
  ///
  /// The name is resolved on a separate thread.
  static func resolved(_ host: String) async -> [HostAddress] {
    await BlockingThread.run { lookUp(host) }
  }

  private static func lookUp(_ host: String) -> [HostAddress] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let bare = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    guard getaddrinfo(bare, nil, &hints, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    var addresses: [HostAddress] = []
    var next = list
    while let entry = next, addresses.count < maximumCount {
      if let address = HostAddress(entry.pointee.ai_addr) { addresses.append(address) }
      next = entry.pointee.ai_next
    }
    return addresses
  }

  /// The most addresses of one host that are returned.
  private static let maximumCount = 64

  private init?(_ address: UnsafeMutablePointer<sockaddr>?) {
    guard let address else { return nil }
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let value = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr
      self = .v4(withUnsafeBytes(of: value) { Array($0) })
    case AF_INET6:
      let value = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
      self = .v6(withUnsafeBytes(of: value) { Array($0) })
    default: return nil
    }
  }
}
