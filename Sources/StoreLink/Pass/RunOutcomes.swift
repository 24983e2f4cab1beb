package import Wire

/// The outcomes of a merge for one run, which its machine stores until they are reported.
package struct RunOutcomes: Hashable, Sendable {
  package let list: [MergedRun.Outcome]

  package init(_ list: [MergedRun.Outcome]) {
    self.list = list
  }

  package init(bytes: [UInt8]) throws(WireFault) {
    self = try HubBytes.value(in: bytes)
  }

  func bytes() throws(LinkError) -> [UInt8] { try HubBytes.of(self) }
}

extension RunOutcomes: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(try c.list("outcomes", 0, value?.list))
  }
}
