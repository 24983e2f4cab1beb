import CryptoKit
import Testing

@Suite("Hashes")
struct HashTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// FIPS 180-4 and RFC 1321: their examples, "abc" and one that takes two blocks.
  private static let twoBlocks = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (twoBlocks, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
  ])
  func `SHA-256 of FIPS 180-4`(text: String, digest: String) {
    #expect(hex(SHA256.hash(data: Data(text.utf8))) == digest)
  }

  @Test func `SHA-384 and SHA-512 of FIPS 180-4`() {
    let data = Data("abc".utf8)
    #expect(
      hex(SHA384.hash(data: data))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      hex(SHA512.hash(data: data))
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test func `SHA-1 of FIPS 180-4 and MD5 of RFC 1321`() {
    #expect(
      hex(Insecure.SHA1.hash(data: Data(Self.twoBlocks.utf8)))
        == "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    )
    #expect(
      hex(Insecure.MD5.hash(data: Data("message digest".utf8)))
        == "f96b697d7cb7938d525a2f31aaf161d0"
    )
    #expect(
      Insecure.MD5.hash(data: Data()).description.hasSuffix("d41d8cd98f00b204e9800998ecf8427e")
    )
  }

  @Test func `an HMAC of RFC 4231, with a short key and one longer than a block`() {
    let short = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8),
      using: SymmetricKey(data: Data("Jefe".utf8))
    )
    #expect(
      hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )
    let long = SymmetricKey(data: Data(repeating: 0xAA, count: 131))
    let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: long)
    #expect(hex(code) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: long))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(short, authenticating: message, using: long))
  }

  @Test func `data in pieces has the digest of the whole`() {
    var pieces = SHA512()
    for count in 0..<300 { pieces.update(data: Data(repeating: 7, count: count)) }
    #expect(pieces.finalize() == SHA512.hash(data: Data(repeating: 7, count: 44_850)))
  }
}
