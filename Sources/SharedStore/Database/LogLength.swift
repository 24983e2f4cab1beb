import SystemLibrary

/// The length of a store's write-ahead log.
///
/// A process that is the only one to open the store must read all pages of the log. The file is not
/// shortened when the log restarts; the rest of an earlier log has other salts
/// (sqlite.org/fileformat2.html, section 4.1). SQLite has no lock on this file, so opening and
/// closing it releases none.
package struct LogLength: Hashable, Sendable {
  /// The number of pages of the current log.
  package let pages: Int
  /// The size of the file in bytes, including unused parts.
  package let fileSize: Int64

  init(pages: Int, fileSize: Int64) {
    self.pages = pages
    self.fileSize = fileSize
  }

  /// Reads the length; zero if there is no readable log.
  package init(at location: StoreLocation) {
    fileSize = StoreFiles.logSize(location)
    guard let log = OpenLog(location, fileSize) else {
      pages = 0
      return
    }
    // The frames of the present log are at the beginning of the file.
    var (known, unknown) = (0, log.frames)
    while known < unknown {
      let middle = known + (unknown - known) / 2
      if log.holds(frame: middle) { known = middle + 1 } else { unknown = middle }
    }
    pages = known
  }

  /// Returns whether the log is longer than a number of bytes.
  ///
  /// Only if the file is larger than that, one of its pages is read.
  package static func exceeds(bytes: Int64, at location: StoreLocation) -> Bool {
    let fileSize = StoreFiles.logSize(location)
    guard fileSize > bytes, let log = OpenLog(location, fileSize) else { return false }
    return log.holds(frame: Int(clamping: bytes / log.pageSize))
  }
}

/// An open log file with its header.
private struct OpenLog: ~Copyable {
  /// The number of frames in the file, each with one page.
  let frames: Int
  /// The size of a page in bytes.
  let pageSize: Int64
  private let descriptor: Int32
  private let frameSize: Int
  private let salts: [UInt8]

  private static let headerSize = 32
  private static let frameHeaderSize = 24
  private static let pageSizes = 512...65_536

  /// Reads the header; `nil` if the file has none.
  init?(_ location: StoreLocation, _ fileSize: Int64) {
    guard fileSize > Int64(Self.headerSize),
      let descriptor = try? SystemCall.openFile(location.logPath)
    else { return nil }
    let header = Self.bytes(Self.headerSize, at: 0, of: descriptor)
    let pageSize =
      header.count == Self.headerSize
      ? header[8..<12].reduce(0) { $0 << 8 | Int($1) } : 0
    guard Self.pageSizes.contains(pageSize) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.pageSize = Int64(pageSize)
    salts = Array(header[16..<24])
    frameSize = Self.frameHeaderSize + pageSize
    frames = Int(clamping: (fileSize - Int64(Self.headerSize)) / Int64(frameSize))
  }

  deinit { close(descriptor) }

  /// Returns whether the frame at this index belongs to the current log, and not to the rest of an
  /// earlier one.
  func holds(frame: Int) -> Bool {
    guard frame < frames else { return false }
    let place = Self.headerSize + frame * frameSize + 8
    return Self.bytes(salts.count, at: place, of: descriptor) == salts
  }

  private static func bytes(_ count: Int, at offset: Int, of descriptor: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { buffer in
      SystemCall.uninterrupted { pread(descriptor, buffer.baseAddress, count, off_t(offset)) }
    }
    return read == count ? bytes : []
  }
}
