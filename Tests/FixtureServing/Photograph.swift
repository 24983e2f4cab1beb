import Foundation

/// A small PNG picture: a face in two colours.
package enum Photograph {
  package static let data = Data(base64Encoded: text) ?? Data()

  private static let text = """
    iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAAf0lEQVR42u3PwQmAMAyF4QzRITKEkziYZ4dwiE7i2R
    EUBKtJ2iQlHgThP4W+DwpTXkOCT0FbnkluiBMqB16lZkGHIlrQp3ALRCUlPOJLfi8QjsNZH3TNX4bs/VAEtCCK6RCx
    LNB9+4BcHyRDChktvhIg1RInMlTjGo9bkKswaAeh6RChPUb/8wAAAABJRU5ErkJggg==
    """.replacingOccurrences(of: "\n", with: "")
}
