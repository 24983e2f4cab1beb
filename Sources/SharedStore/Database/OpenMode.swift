/// How a connection uses the database file.
enum OpenMode: Sendable {
  case readWrite
  case readOnly
  /// As it lies there, without a lock: for a folder in which nobody can write.
  case immutable

  /// A store in a folder that is closed to us is immutable once no commits wait in its log; with
  /// commits there, SQLite reads them through the log's index.
  static func forReading(folderIsWritable: Bool, logIsEmpty: Bool) -> OpenMode {
    folderIsWritable || !logIsEmpty ? .readOnly : .immutable
  }
}
