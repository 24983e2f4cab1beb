import Security
import Testing

@testable import TemplateWidgets

@Suite("Keychain")
struct KeychainTests {
  private let keychain = TokenKeychain(service: "tests")

  @Test func `an item is refused, and then not found`() {
    #expect(keychain.save("secret", account: "me") == errSecNotAvailable)
    #expect(keychain.token(account: "me") == nil)
    #expect(keychain.update("other", account: "me") == errSecItemNotFound)
  }

  @Test func `a search for nothing leaves nothing in the result`() {
    var item: AnyObject? = "left" as NSString
    let query: NSMutableDictionary = [kSecClass: kSecClassInternetPassword]
    query[kSecReturnAttributes as String] = true
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
    #expect(item == nil)
    #expect(SecItemDelete(query) == errSecItemNotFound)
  }

  @Test func `keys are those that stored dictionaries have`() {
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me"] as CFDictionary
    #expect(query["class"] as? String == "genp")
    #expect(query["acct"] as? String == "me")
  }

  @Test func `random bytes are filled to the last and differ`() throws {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(Set(bytes[..<32]).count > 8)
    #expect(bytes[32...].allSatisfy { $0 == 0 })
    #expect(try #require(TokenKeychain.nonce()) != #require(TokenKeychain.nonce()))
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &bytes) == errSecParam)
  }

  @Test func `a result has a sentence`() {
    let sentence = SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
    #expect(sentence == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(12_345, nil) == nil)
  }
}
