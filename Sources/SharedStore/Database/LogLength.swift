import SystemLibrary

/// How many pages of a log a process reads that opens the store when no other has it open.
///
/// The file keeps its length when the log begins anew: what is left of an earlier one carries other
/// salts (sqlite.org/fileformat2.html, section 4.1). No lock lies on this file, so that opening it
/// drops none.
package struct LogLength: Hashable, Sendable {
  /// The pages that belong to the log as it is now.
  package let pages: Int
  /// The bytes of the file, used or not.
  package let fileSize: Int64

  init(pages: Int, fileSize: Int64) {
    self.pages = pages
    self.fileSize = fileSize
  }

  /// Nothing where there is no log, or none that can be read.
  package init(at location: StoreLocation) {
    fileSize = StoreFiles.logSize(location)
    guard let log = OpenLog(location, fileSize) else {
      pages = 0
      return
    }
    // The frames of the log are the first ones of the file.
    var (known, unknown) = (0, log.frames)
    while known < unknown {
      let middle = known + (unknown - known) / 2
      if log.holds(frame: middle) { known = middle + 1 } else { unknown = middle }
    }
    pages = known
  }

  /// Whether the log has more pages than make so many bytes: a look at the file's length, and where
  /// that does not say at one of its pages.
  package static func exceeds(bytes: Int64, at location: StoreLocation) -> Bool {
    let fileSize = StoreFiles.logSize(location)
    guard fileSize > bytes, let log = OpenLog(location, fileSize) else { return false }
    return log.holds(frame: Int(clamping: bytes / log.pageSize))
  }
}

/// A log's file, with what its header says.
private struct OpenLog: ~Copyable {
  /// How many frames the file has room for.
  let frames: Int
  /// In bytes.
  let pageSize: Int64
  private let descriptor: Int32
  private let frameSize: Int
  private let salts: [UInt8]

  private static let headerSize = 32
  private static let frameHeaderSize = 24
  private static let pageSizes = 512...65_536

  /// `nil` where the file holds no header of a log.
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

  /// Whether the frame of this number, from 0 on, belongs to the log.
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
