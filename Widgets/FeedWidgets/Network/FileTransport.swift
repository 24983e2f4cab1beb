import Foundation
import Ground

/// A transport that answers from files in a folder: `crypto.json` unchanged, `character.json` in
/// pages as the API sends it.
struct FileTransport: Transport {
  private let base: BaseAddress
  private let api: PagedAPI

  /// Creates a transport for the files of a folder.
  ///
  /// - Parameter base: The `file://` address of the folder.
  init(base: BaseAddress) {
    self.base = base
    let folder = URL(string: base.text)?.path(percentEncoded: false) ?? "/"
    api = PagedAPI { name in Self.read("\(folder)/\(name).json") }
  }

  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    try api.checked(request, below: base)
  }

  /// Reads a file that is not larger than the limit for answers; returns `nil` if it cannot be
  /// read.
  private static func read(_ path: String) -> Data? {
    FileBytes.read(path, upTo: FeedRequest.Content.json.limit).map { Data($0) }
  }
}

/// A transport that answers from data in the program, for the local source and for tests.
struct FixtureTransport: Transport {
  /// The base address of requests to data in the program; no server has this address.
  static let base: BaseAddress = {
    do throws(FeedError) {
      return try BaseAddress("https://local.invalid", isChosen: true)
    } catch {
      preconditionFailure(error.message)
    }
  }()

  private let api: PagedAPI

  /// Creates a transport.
  ///
  /// - Parameter document: Returns the text of a document by its name without extension; `nil` if
  ///   there is none.
  init(document: @escaping @Sendable (String) -> String?) {
    api = PagedAPI { document($0).map { Data($0.utf8) } }
  }

  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    try api.checked(request, below: Self.base)
  }
}

extension PagedAPI {
  /// Returns the answer to a request below a base address.
  ///
  /// - Throws: An error for an HTTP status that means an answer without data.
  fileprivate func checked(
    _ request: FeedRequest,
    below base: BaseAddress
  ) throws(FeedError) -> FeedAnswer {
    guard request.content == .json else { throw .notFound(path: request.url.path()) }
    let prefix = URL(string: base.text)?.path(percentEncoded: false) ?? ""
    let path = request.url.path(percentEncoded: false)
    let parts = path.dropFirst(path.hasPrefix(prefix) ? prefix.count : 0).split(separator: "/")
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    let answer = answer(
      to: parts.map(String.init),
      query: items.map { (name: $0.name, value: $0.value ?? "") }
    )
    guard answer.status == 200 else { throw .notFound(path: path) }
    return answer
  }
}
