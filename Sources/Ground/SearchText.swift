#if canImport(Darwin)
import Foundation
#else
// The standard library composes for its own comparisons, and has no other name for it.
@_spi(_Unicode) import Swift
#endif

/// Prepares texts for searches: in canonical composition, and folded if case is ignored.
///
/// Composition is normalization form C (UAX #15). Folding is Unicode's simple case folding, which
/// distinguishes `ß` and `ss`, with one exception: `I`, `i`, `İ` and `ı` are equal. In Turkish, `İ`
/// is the capital of `i` and `I` that of `ı`; in other languages `I` is that of `i`. A store has
/// one folding for all languages.
package enum SearchText {
  /// The version of the folding; texts that were folded by another version must be folded again.
  package static let version: Int64 = 2

  /// Returns the text in canonical composition.
  package static func composed(_ text: String) -> String {
    isComposed(text) ? text : normalized(text)
  }

  /// Returns the folded text, which is equal for texts that differ only in case or composition.
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    let dotAbove: Unicode.Scalar = "\u{307}"
    let composed = composed(text)
    // Appending to bytes is quicker than appending to scalars, and most letters are one byte.
    var folded: [UInt8] = []
    folded.reserveCapacity(composed.utf8.count)
    for scalar in composed.unicodeScalars {
      // The small letter of `İ` is written in two scalars where nothing says that it is Turkish.
      if scalar == dotAbove, folded.last == UInt8(ascii: "i") { continue }
      let letter = fold(scalar)
      if letter.isASCII {
        folded.append(UInt8(truncatingIfNeeded: letter.value))
      } else {
        folded.append(contentsOf: letter.utf8)
      }
    }
    // A folded letter may compose with the mark behind it where the other one did not.
    return Self.composed(String(decoding: folded, as: UTF8.self))
  }

  /// Returns whether a text needs no composition: scalars below U+0300 never compose with preceding ones.
  private static func isComposed(_ text: String) -> Bool {
    let firstByteOfMarks: UInt8 = 0xCC
    return text.utf8.allSatisfy { $0 < firstByteOfMarks }
  }

  private static func normalized(_ text: String) -> String {
    #if canImport(Darwin)
    return text.precomposedStringWithCanonicalMapping
    #else
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text._nfc)
    return String(scalars)
    #endif
  }

  /// Folds a scalar through its upper case, which variants such as `ς` and `σ` share.
  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let dottedCapital: Unicode.Scalar = "\u{130}"
    let dotlessSmall: Unicode.Scalar = "\u{131}"
    guard scalar != dottedCapital, scalar != dotlessSmall else { return "i" }
    // Most letters of a text with others too, for which the mappings are slow.
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }
    let upper = single(scalar.properties.uppercaseMapping) ?? scalar
    return single(upper.properties.lowercaseMapping) ?? scalar
  }

  private static func single(_ mapping: String) -> Unicode.Scalar? {
    let scalars = mapping.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}

extension SearchText {
  /// Returns whether `text` contains `part`, ignoring case and composition.
  package static func contains(_ text: String, _ part: String) -> Bool {
    var (text, part) = (folded(text), folded(part))
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        var rest = text[...]
        while rest.count >= part.count, let start = rest.firstIndex(of: first) {
          rest = rest[start...]
          if rest.starts(with: part) { return true }
          rest = rest.dropFirst()
        }
        return false
      }
    }
  }

  /// Returns whether `text` begins with `part`, ignoring case and composition.
  package static func hasPrefix(_ text: String, _ part: String) -> Bool {
    folded(text).utf8.starts(with: folded(part).utf8)
  }

  /// Returns whether `text` ends with `part`, ignoring case and composition.
  package static func hasSuffix(_ text: String, _ part: String) -> Bool {
    folded(text).utf8.reversed().starts(with: folded(part).utf8.reversed())
  }
}
