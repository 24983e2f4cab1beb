/// What a Live Activity is about, and what of it changes; a terminal shows none.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}
