/// The form of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}
