import StoreKit
import Testing
import WatchConnectivity

@testable import TemplateWidgets

@Suite("Frameworks that a terminal has nothing of")
struct SurroundingsTests {
  @Test func `a widget that asks for all of them comes to its fallback`() async {
    let entry = await SurroundingsProvider().entry(at: .distantPast)
    #expect(entry.kilometersHome == nil)
    #expect(entry.city == nil)
    #expect(entry.steps == nil)
    #expect(!entry.isSignedIn)
    #expect(!entry.isPremium)
  }

  @Test func `no watch is there, and what is sent fails`() {
    #expect(!WCSession.isSupported())
    var failure: (any Error)?
    WCSession.default.sendMessage(["a": 1], replyHandler: nil) { failure = $0 }
    #expect((failure as? WCError)?.code == .sessionNotSupported)
    #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext(["a": 1]) }
    let transfer = WCSession.default.transferUserInfo(["a": 1])
    #expect(transfer.userInfo["a"] as? Int == 1)
    #expect(!transfer.isTransferring)
  }

  @Test func `nothing is for sale, and nothing was bought`() async throws {
    #expect(try await Product.products(for: ["premium"]).isEmpty)
    #expect(await StoreKit.Transaction.latest(for: "premium") == nil)
    #expect(!AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test func `a signature that does not hold hides its payload`() throws {
    let signed = VerificationResult<Int>.unverified(1, .invalidSignature)
    #expect(signed.unsafePayloadValue == 1)
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try signed.payloadValue
    }
    #expect(try VerificationResult.verified(2).payloadValue == 2)
  }
}
