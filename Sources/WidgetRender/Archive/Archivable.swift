extension Double {
  /// The number for an archive: clamped to `ArchiveLimits.maximumNumber`, 0 if it is NaN.
  ///
  /// A negative zero becomes zero: JSON omits values that equal their default.
  var archivable: Double {
    isNaN ? 0 : min(max(self, -ArchiveLimits.maximumNumber), ArchiveLimits.maximumNumber) + 0
  }

  var isArchivable: Bool { magnitude <= ArchiveLimits.maximumNumber }

  /// A priority or an index as an archive holds it: only compared, so any size will do but infinity.
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
  /// At most `ArchiveLimits.maximumStops` stops, from 0 to 1, in ascending order.
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
  /// Whether it has a byte for each part of each pixel, and no more pixels than an archive holds.
  var isArchivable: Bool {
    Self.isArchivable(width, height) && pixels.count == width * height * 4
  }

  static func isArchivable(_ width: Int, _ height: Int) -> Bool {
    let sides = 1...ArchiveLimits.maximumImageSide
    return sides.contains(width) && sides.contains(height)
      && width * height <= ArchiveLimits.maximumImagePixels
  }
}
