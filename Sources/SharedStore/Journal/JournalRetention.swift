/// How long the journal, with its before-images and idempotency keys, is kept.
enum JournalRetention {
  /// Runs kept at most: about 30 MB of ordinary before-images.
  static let runs: Int64 = 100_000
  /// 90 days, in microseconds: nobody takes back or repeats what is older.
  static let age: Int64 = 90 * 86_400 * 1_000_000
  /// Old runs are looked for after this many new ones.
  static let interval: Int64 = 256
  /// Old runs deleted in one transaction: more than come in between, little enough not to be felt.
  static let maximumAtOnce: Int64 = 1_024
}
