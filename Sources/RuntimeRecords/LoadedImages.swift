#if canImport(Darwin)
import MachO
#else
internal import CRuntimeRecords
#endif

/// The images of the running program, which contain conformance records.
enum LoadedImages {
  /// Returns the conformance sections of the executable and its libraries; on Apple platforms
  /// without system libraries.
  static func conformanceSections() -> [UnsafeRawBufferPointer] {
    #if canImport(Darwin)
    machSections()
    #else
    enumeratedSections() ?? ownSections()
    #endif
  }
}

#if canImport(Darwin)
extension LoadedImages {
  private static func machSections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    for index in 0..<_dyld_image_count() {
      guard let header = _dyld_get_image_header(index), let path = _dyld_get_image_name(index)
      else { continue }
      let name = String(cString: path)
      guard !name.hasPrefix("/usr/lib/"), !name.hasPrefix("/System/") else { continue }
      var size: UInt = 0
      let start = header.withMemoryRebound(to: mach_header_64.self, capacity: 1) { header in
        getsectiondata(header, "__TEXT", "__swift5_proto", &size)
      }
      guard let start else { continue }
      sections.append(UnsafeRawBufferPointer(start: start, count: Int(size)))
    }
    return sections
  }
}
#else
extension LoadedImages {
  /// Returns the conformance sections of all images, which the runtime lists for test libraries.
  ///
  /// It is `nil` if the runtime cannot list them (stdlib/public/runtime/ImageInspectionCommon.cpp).
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

  /// Returns the conformance section of the image that contains this code.
  ///
  /// In an extension and in the host it contains all records but those of shared libraries.
  static func ownSections() -> [UnsafeRawBufferPointer] {
    var length = 0
    let start = widgetctl_own_conformances(&length)
    return start.map { [UnsafeRawBufferPointer(start: $0, count: length)] } ?? []
  }
}

private final class Collector {
  var sections: [UnsafeRawBufferPointer] = []

  /// Adds the conformance section of a `MetadataSections`
  /// (stdlib/public/SwiftShims/swift/shims/MetadataSections.h).
  ///
  /// The version, the base address and two unused words come first. Two words each, start and
  /// length, follow for protocols and conformances.
  func add(_ metadata: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    guard let start = (metadata + 6 * word).load(as: UnsafeRawPointer?.self) else { return }
    let length = (metadata + 7 * word).load(as: Int.self)
    sections.append(UnsafeRawBufferPointer(start: start, count: length))
  }
}
#endif
