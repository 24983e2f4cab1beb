/// A word, literal or sign of a script; twelve bytes, for a file of a million lines has ten million.
package struct Token: Sendable, Hashable {
  /// In bytes from the file's beginning.
  package let offset: Int32
  package let length: Int32
  package let kind: Kind
  package internal(set) var marks: Marks

  package var end: Int32 { offset + length }

  package struct Marks: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Blanks, a comment or a line's end stand before it.
    package static let spaced = Marks(rawValue: 1)
    package static let firstOnLine = Marks(rawValue: 2)
    /// Something is wrong with it, and a diagnostic says so.
    package static let isTold = Marks(rawValue: 4)
  }
}
