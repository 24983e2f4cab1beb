extension Double {
  /// The number for an archive: clamped to `ArchiveLimits.maximumNumber`, 0 if it is NaN.
  ///
  /// A negative zero becomes zero: JSON omits values that equal their default.
  var archivable: Double {
    isNaN ? 0 : min(max(self, -ArchiveLimits.maximumNumber), ArchiveLimits.maximumNumber) + 0
  }

  var isArchivable: Bool { magnitude <= ArchiveLimits.maximumNumber }

  /// The number for an archive of a priority or an index, which are only compared: finite, or 0 if
  /// it is NaN.
  var archivableRank: Double {
    let bound = Double.greatestFiniteMagnitude
    return isNaN ? 0 : min(max(self, -bound), bound) + 0
  }
}

extension ArchivedCornerRadii {
  var archivable: ArchivedCornerRadii {
    ArchivedCornerRadii(
      topLeading: topLeading.archivable,
      bottomLeading: bottomLeading.archivable,
      bottomTrailing: bottomTrailing.archivable,
      topTrailing: topTrailing.archivable
    )
  }
}

extension ArchivedGradient {
  /// The stops for an archive: at most `ArchiveLimits.maximumStops`, with locations clamped to 0…1,
  /// in ascending order.
  var archivableStops: [Stop] {
    var last = 0.0
    return stops.prefix(ArchiveLimits.maximumStops).map { stop in
      last = min(max(stop.location.archivable, last), 1)
      return Stop(stop.color, at: last)
    }
  }
}

extension ArchivedSymbol {
  var archivableRows: Int { min(max(rows, 1), ArchiveLimits.maximumSymbolRows) }
}

extension ArchivedImage {
  /// Whether the image's sides and number of pixels are within the limits, and its data has four
  /// bytes for each pixel.
  var isArchivable: Bool {
    Self.isArchivable(width, height) && pixels.count == width * height * 4
  }

  static func isArchivable(_ width: Int, _ height: Int) -> Bool {
    let sides = 1...ArchiveLimits.maximumImageSide
    return sides.contains(width) && sides.contains(height)
      && width * height <= ArchiveLimits.maximumImagePixels
  }
}
