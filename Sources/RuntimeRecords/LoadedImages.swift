internal import CRuntimeRecords

/// The parts of the running program that may hold conformance records.
enum LoadedImages {
  /// The conformance sections of the executable and its libraries.
  static func conformanceSections() -> [UnsafeRawBufferPointer] {
    enumeratedSections() ?? ownSections()
  }

  /// Those of all images, as the runtime lists them for test libraries; `nil` where it cannot
  /// (stdlib/public/runtime/ImageInspectionCommon.cpp).
  static func enumeratedSections() -> [UnsafeRawBufferPointer]? {
    let collector = Collector()
    let isListed = widgetctl_enumerate_sections(
      { sections, context in
        guard let sections, let context else { return false }
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(sections)
        return true
      },
      Unmanaged.passUnretained(collector).toOpaque()
    )
    return isListed ? collector.sections : nil
  }

  /// The section of the image with this code: in an extension and in the host all records but those of shared libraries.
  static func ownSections() -> [UnsafeRawBufferPointer] {
    var length = 0
    let start = widgetctl_own_conformances(&length)
    return start.map { [UnsafeRawBufferPointer(start: $0, count: length)] } ?? []
  }
}

private final class Collector {
  var sections: [UnsafeRawBufferPointer] = []

  /// Takes the conformances' start and length out of a `MetadataSections`: version, base address
  /// and two unused words come first, then protocols and conformances, two words each
  /// (stdlib/public/SwiftShims/swift/shims/MetadataSections.h).
  func add(_ metadata: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    guard let start = (metadata + 6 * word).load(as: UnsafeRawPointer?.self) else { return }
    let length = (metadata + 7 * word).load(as: Int.self)
    sections.append(UnsafeRawBufferPointer(start: start, count: length))
  }
}
