import Foundation

extension Text {
  /// The letters that words are written in, whatever their author typed.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How large text is beside other text of its font; a terminal's letters have one size.
  public struct Scale: Hashable, Sendable {
    private let value: UInt8

    public static let `default` = Scale(value: 0)
    public static let secondary = Scale(value: 1)
  }
}

extension EnvironmentValues {
  private enum CaseKey: EnvironmentKey {
    static let defaultValue: Text.Case? = nil
  }

  /// The letters that words are written in; `nil` is as they were typed.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// `words` in the letters that are asked for, by the rules of the locale.
  func cased(_ words: String) -> String {
    switch textCase {
    case nil: words
    case .uppercase: words.uppercased(with: locale)
    case .lowercase: words.lowercased(with: locale)
    }
  }
}
