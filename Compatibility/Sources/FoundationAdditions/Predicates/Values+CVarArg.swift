public import Foundation

// What Apple's systems pass to a format as an object, by `as CVarArg` in a predicate's most of all.

/// Returns the description of `value` as an argument of a format string.
private func described(_ value: Any) -> any CVarArg { NSString(string: "\(value)") }

/// Never called, because `_cVarArgObject` is passed instead.
private func encodingOfObject() -> [Int] { preconditionFailure("an object is passed in its place") }

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(uuidString) }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(self) }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(absoluteString) }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(self) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(self) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { encodingOfObject() }
  public var _cVarArgObject: any CVarArg { described(self) }
}
