import Foundation

extension NoteFile {
  /// Ticks the checkbox of a line, or clears it, if the file has not changed since it was read.
  ///
  /// A whole new file replaces the old one, with the same permissions; a symbolic link is kept.
  ///
  /// - Returns: The file after the change.
  /// - Throws: ``NoteError`` if the file was changed meanwhile, has no checkbox there, or cannot be
  ///   written.
  func settingTicked(_ isTicked: Bool, line: Int) throws(NoteError) -> NoteFile {
    let now = NoteFile(configured: path)
    guard now.stamp == stamp, case .text(let text) = now.contents else {
      throw .changed(name: name)
    }
    guard !isCut else { throw .tooLong(name: name) }
    var changed = NoteText(text)
    guard changed.setTicked(isTicked, line: line) else { throw .noBox(line: line + 1, name: name) }
    try write(Array(changed.text.utf8))
    return NoteFile(configured: path)
  }

  private func write(_ bytes: [UInt8]) throws(NoteError) {
    guard let real = realpath(path, nil) else {
      throw .unwritable(name: name, why: Self.words(errno))
    }
    let target = String(cString: real)
    free(real)
    var facts = stat()
    guard stat(target, &facts) == 0 else { throw .unwritable(name: name, why: Self.words(errno)) }
    // A read-only file is not replaced, although the permissions of its folder may allow this.
    guard access(target, W_OK) == 0 else { throw .unwritable(name: name, why: Self.words(errno)) }
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw .unwritable(name: name, why: Self.words(errno)) }
    let fresh = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWhole =
      Self.write(bytes, to: descriptor) && fchmod(descriptor, facts.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    var number = errno
    let isClosed = close(descriptor) == 0
    if isWhole, isClosed, rename(fresh, target) == 0 { return }
    if isWhole { number = errno }
    unlink(fresh)
    throw .unwritable(name: name, why: Self.words(number))
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func words(_ number: Int32) -> String { String(cString: strerror(number)) }
}
