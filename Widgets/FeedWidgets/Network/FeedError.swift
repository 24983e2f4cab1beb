import Foundation
import Ground
import WidgetIntents

/// The reason why nothing could be loaded, or why the loaded data is invalid (BW-9, BW-18).
enum FeedError: ExplainedError, Hashable, Sendable {
  /// The text is not a base address that can be requested.
  case badAddress(String, reason: String)
  /// A redirect or a link leads to an address that is not allowed (RI-8).
  case refused(String, reason: String)
  /// The current command must not use the network.
  case offline
  case noAnswer(host: String, reason: String)
  case timedOut(host: String, seconds: Int)
  case status(Int, host: String, retryAfter: Duration?)
  case notFound(path: String)
  /// The answer has no data of the expected kind.
  case content(reason: String)
  case tooLarge(limitInBytes: Int)
  /// The JSON has an unexpected shape; the field is written as `[3].price`.
  case decoding(field: String, reason: String)
  /// The source failed before, and no request is sent to it until the given time.
  case waiting(until: Date, after: String, words: String)
  case cancelled
  /// A system library that is needed for loading is not installed.
  case missingLibrary(String, package: String)

  var message: String {
    switch self {
    case .badAddress(let text, let reason):
      String(
        english: "“\(text)” is not an address to load from: \(reason)",
        turkish: "“\(text)” yüklenebilecek bir adres değil: \(reason)"
      )
    case .refused(let text, let reason):
      String(
        english: "the redirection to “\(text)” was refused: \(reason)",
        turkish: "“\(text)” adresine yönlendirme reddedildi: \(reason)"
      )
    case .offline:
      String(
        english: "this command does not use the network",
        turkish: "bu komut ağı kullanmıyor"
      )
    case .noAnswer(let host, let reason):
      String(
        english: "\(host) does not answer: \(reason)",
        turkish: "\(host) yanıt vermiyor: \(reason)"
      )
    case .timedOut(let host, let seconds):
      String(
        english: "\(host) did not answer within \(seconds) s",
        turkish: "\(host) \(seconds) sn içinde yanıt vermedi"
      )
    case .status(let code, let host, _):
      String(
        english: "\(host) answered with status \(code)",
        turkish: "\(host) \(code) durumuyla yanıt verdi"
      )
    case .notFound(let path): String(english: "there is no \(path)", turkish: "\(path) yok")
    case .content(let reason):
      String(english: "the answer is not used: \(reason)", turkish: "yanıt kullanılmadı: \(reason)")
    case .tooLarge(let limit):
      String(
        english: "the answer is larger than the limit of \(limit / 1_024) KiB",
        turkish: "yanıt, okunan \(limit / 1_024) KiB sınırını aşıyor"
      )
    case .decoding(let field, let reason):
      String(
        english: "the answer's field \(field) \(reason)",
        turkish: "yanıtın \(field) alanı: \(reason)"
      )
    case .waiting(_, let earlier, _):
      String(
        english: "not tried again yet, after this error: \(earlier)",
        turkish: "şu hatadan sonra henüz yeniden denenmedi: \(earlier)"
      )
    case .cancelled: String(english: "the request was cancelled", turkish: "istek iptal edildi")
    case .missingLibrary(let library, _):
      String(
        english: "\(library), which is needed to load from the network, is not installed",
        turkish: "ağdan yüklemek için gereken \(library) kurulu değil"
      )
    }
  }

  var hint: String? {
    switch self {
    case .badAddress:
      String(
        english: "give an address such as https://example.org/api",
        turkish: "https://example.org/api gibi bir adres verin"
      )
    case .refused:
      String(
        english: "set the address of the host itself, if it is to be trusted",
        turkish: "güveniyorsanız sunucunun kendi adresini yazın"
      )
    case .offline:
      String(
        english: "widgetctl refresh loads what is due",
        turkish: "zamanı gelenleri widgetctl refresh yükler"
      )
    case .noAnswer, .timedOut:
      String(
        english: "the last good data stays; it is loaded again later",
        turkish: "son iyi veriler kalır; daha sonra yeniden yüklenir"
      )
    case .status(_, _, .some), .waiting:
      String(
        english: "it is loaded again when the server allows it",
        turkish: "sunucu izin verince yeniden yüklenir"
      )
    case .status, .content, .tooLarge, .decoding:
      String(
        english: "check the address; the last good data stays",
        turkish: "adresi denetleyin; son iyi veriler kalır"
      )
    case .missingLibrary(_, let package):
      String(english: "install \(package)", turkish: "\(package) paketini kurun")
    case .notFound, .cancelled: nil
    }
  }

  /// The command's exit code: a mistyped address is a usage error, a failing source is unavailable
  /// (CL-2).
  var exitCode: Int32 {
    switch self {
    case .badAddress: ExitCode.usage.rawValue
    case .notFound: 1
    default: ExitCode.unavailable.rawValue
    }
  }
}

extension FeedError {
  /// The error in a few words, for one line in a small widget.
  var words: String {
    switch self {
    case .badAddress: String(english: "bad address", turkish: "geçersiz adres")
    case .refused: String(english: "refused link", turkish: "yönlendirme reddi")
    case .offline: String(english: "offline", turkish: "çevrimdışı")
    case .noAnswer: String(english: "no answer", turkish: "yanıt yok")
    case .timedOut: String(english: "too slow", turkish: "çok yavaş")
    case .status(let code, _, _): String(english: "status \(code)", turkish: "durum \(code)")
    case .notFound: String(english: "not found", turkish: "bulunamadı")
    case .content: String(english: "unusable answer", turkish: "geçersiz yanıt")
    case .tooLarge: String(english: "answer too large", turkish: "yanıt çok büyük")
    case .decoding(let field, _):
      String(english: "bad data \(field)", turkish: "bozuk veri \(field)")
    case .waiting(_, _, let words): words
    case .cancelled: String(english: "cancelled", turkish: "iptal edildi")
    case .missingLibrary(_, let package):
      String(english: "needs \(package)", turkish: "\(package) gerekli")
    }
  }

  /// Whether the error concerns the whole source, to which no request is then sent for a while.
  var isOfTheSource: Bool {
    switch self {
    case .refused, .noAnswer, .timedOut, .status, .content, .tooLarge, .decoding: true
    case .badAddress, .offline, .notFound, .waiting, .cancelled, .missingLibrary: false
    }
  }

  /// Whether the same request may succeed if it is repeated shortly afterwards.
  var isPassing: Bool {
    switch self {
    case .noAnswer: true
    case .status(let code, _, _): code == 429 || code >= 500
    default: false
    }
  }

  /// Whether no request is sent because the source failed earlier.
  var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  /// The time for which the server wants clients to wait before the next request; `nil` if it names
  /// none.
  var retryAfter: Duration? {
    if case .status(_, _, let delay) = self { delay } else { nil }
  }
}
