public import Foundation

/// What makes values of some input, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension Publisher {
  /// The values that a decoder makes; the first error is the end.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type,
    decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}
