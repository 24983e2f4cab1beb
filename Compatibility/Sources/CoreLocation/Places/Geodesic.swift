import Foundation

/// The shortest path between two positions over the ellipsoid of WGS 84.
///
/// It is computed by T. Vincenty's inverse formula, which is accurate to half a millimetre and has
/// no result for nearly antipodal positions.
///
/// Source: "Direct and Inverse Solutions of Geodesics on the Ellipsoid", Survey Review XXIII
/// (1975).
struct Geodesic {
  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let polarRadius = equatorialRadius * (1 - flattening)
  private static let meanRadius = (2 * equatorialRadius + polarRadius) / 3

  /// The most iterations: most paths need at most ten, and only nearly antipodal positions need
  /// more.
  private static let steps = 100

  let start: CLLocationCoordinate2D
  let end: CLLocationCoordinate2D

  /// The length of the path in metres.
  ///
  /// For nearly antipodal positions the result is the length on a sphere with the earth's mean
  /// radius, with an error of half a per cent.
  var length: Double {
    ellipsoidLength ?? sphereLength
  }

  /// Returns the sine and cosine of the reduced latitude, on the paper's auxiliary sphere, for a
  /// latitude in degrees.
  private func reduced(_ latitude: Double) -> (sine: Double, cosine: Double) {
    let angle = atan((1 - Self.flattening) * tan(latitude * .pi / 180))
    return (sin(angle), cos(angle))
  }

  /// The length on the ellipsoid in metres; `nil` if the iteration does not converge.
  ///
  /// Names are those of the paper: `lambda` is the difference in longitude on the auxiliary sphere.
  private var ellipsoidLength: Double? {
    let (sine1, cosine1) = reduced(start.latitude)
    let (sine2, cosine2) = reduced(end.latitude)
    let difference = remainder(end.longitude - start.longitude, 360) * .pi / 180
    var lambda = difference
    for _ in 0..<Self.steps {
      let across = cosine2 * sin(lambda)
      let along = cosine1 * sine2 - sine1 * cosine2 * cos(lambda)
      let sineSigma = (across * across + along * along).squareRoot()
      guard sineSigma > 0 else { return lambda == 0 || cosine1 * cosine2 == 0 ? 0 : nil }
      let cosineSigma = sine1 * sine2 + cosine1 * cosine2 * cos(lambda)
      let sigma = atan2(sineSigma, cosineSigma)
      let sineAlpha = cosine1 * cosine2 * sin(lambda) / sineSigma
      let squaredCosineAlpha = 1 - sineAlpha * sineAlpha
      // A way along the equator has no midpoint in latitude.
      let midpoint =
        squaredCosineAlpha > 0 ? cosineSigma - 2 * sine1 * sine2 / squaredCosineAlpha : 0
      let squaredMidpoint = 2 * midpoint * midpoint - 1
      let f = Self.flattening
      let c = f / 16 * squaredCosineAlpha * (4 + f * (4 - 3 * squaredCosineAlpha))
      let previous = lambda
      lambda =
        difference + (1 - c) * f * sineAlpha
        * (sigma + c * sineSigma * (midpoint + c * cosineSigma * squaredMidpoint))
      guard abs(lambda - previous) < 1e-12 else { continue }
      // Beyond half a turn the iteration has left the shortest way.
      guard abs(lambda) <= .pi else { return nil }
      return length(
        sigma: sigma,
        sineSigma: sineSigma,
        cosineSigma: cosineSigma,
        squaredCosineAlpha: squaredCosineAlpha,
        midpoint: midpoint
      )
    }
    return nil
  }

  private func length(
    sigma: Double,
    sineSigma: Double,
    cosineSigma: Double,
    squaredCosineAlpha: Double,
    midpoint: Double
  ) -> Double {
    let polar = Self.polarRadius * Self.polarRadius
    let u = squaredCosineAlpha * (Self.equatorialRadius * Self.equatorialRadius - polar) / polar
    let a = 1 + u / 16_384 * (4_096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1_024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let squaredMidpoint = midpoint * midpoint
    let first = cosineSigma * (2 * squaredMidpoint - 1)
    let second =
      b / 6 * midpoint * (4 * sineSigma * sineSigma - 3) * (4 * squaredMidpoint - 3)
    let correction = b * sineSigma * (midpoint + b / 4 * (first - second))
    return Self.polarRadius * a * (sigma - correction)
  }

  /// The length in metres on a sphere, by the haversine formula.
  private var sphereLength: Double {
    let latitudes = (start.latitude * .pi / 180, end.latitude * .pi / 180)
    let north = sin((latitudes.1 - latitudes.0) / 2)
    let east = sin((end.longitude - start.longitude) * .pi / 360)
    let chord = north * north + cos(latitudes.0) * cos(latitudes.1) * east * east
    return 2 * Self.meanRadius * asin(min(1, chord.squareRoot()))
  }
}
