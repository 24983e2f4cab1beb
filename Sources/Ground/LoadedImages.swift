import SystemLibrary

#if canImport(Darwin)
import MachO
#endif

/// The parts of the running program that may hold conformance records.
enum LoadedImages {
  /// The conformance sections of the executable and its libraries, the system's left out.
  static func conformanceSections() -> [UnsafeRawBufferPointer] {
    #if canImport(Darwin)
    return machSections()
    #else
    let collector = Collector()
    swiftEnumerateAllMetadataSections(
      { sections, context in
        guard let context else { return false }
        let collector = Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
        collector.add(sections)
        return true
      },
      Unmanaged.passUnretained(collector).toOpaque()
    )
    return collector.sections
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
/// Calls the body with the metadata sections of each image until it returns false; exported by the
/// Swift runtime for test libraries (stdlib/public/runtime/ImageInspectionCommon.cpp).
@_silgen_name("swift_enumerateAllMetadataSections")
private func swiftEnumerateAllMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?
)

private final class Collector {
  var sections: [UnsafeRawBufferPointer] = []

  /// Takes the conformances' start and length out of a `MetadataSections`: version, base address
  /// and two unused words come first, then protocols and conformances, two words each.
  func add(_ metadata: UnsafeRawPointer) {
    let word = MemoryLayout<UInt>.size
    guard let start = (metadata + 6 * word).load(as: UnsafeRawPointer?.self) else { return }
    let length = (metadata + 7 * word).load(as: Int.self)
    sections.append(UnsafeRawBufferPointer(start: start, count: length))
  }
}
#endif
