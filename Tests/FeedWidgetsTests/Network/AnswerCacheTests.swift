import Foundation
import TestSupport
import Testing
import WidgetTimeline

@testable import FeedWidgets

@Suite("Kept answers")
struct AnswerCacheTests {
  private let folder = TemporaryFolder()
  private let url: URL
  private let cache: AnswerCache
  private let kept = AnswerCache.Kept(
    body: Data("[1]\n[2]".utf8),
    entityTag: "\"a\"",
    fetchedAt: FeedWorld.now
  )

  init() throws {
    url = try #require(URL(string: "https://a.org/x"))
    cache = AnswerCache(folder: folder.path + "/feeds")
  }

  private var file: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/feeds")) ?? []
    return folder.path + "/feeds/" + (names.first ?? "")
  }

  // RD-9
  @Test func `what is kept is read again, for the user alone`() throws {
    #expect(cache.answer(to: url) == nil)
    cache.keep(kept, of: url)
    #expect(cache.answer(to: url) == kept)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let outer = try FileManager.default.attributesOfItem(atPath: folder.path + "/feeds")
    #expect(outer[.posixPermissions] as? Int == 0o700)
    #expect(FileManager.default.subpaths(atPath: folder.path + "/feeds")?.count == 1)
  }

  // RD-9
  @Test func `a file that was cut, changed or replaced is a miss`() throws {
    cache.keep(kept, of: url)
    let whole = try Data(contentsOf: URL(filePath: file))
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: URL(filePath: file))
      #expect(cache.answer(to: url) == nil)
    }
    var changed = whole
    changed[changed.count - 1] ^= 1
    try changed.write(to: URL(filePath: file))
    #expect(cache.answer(to: url) == nil)
    let path = file
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
    #expect(cache.answer(to: url) == nil)
    cache.keep(kept, of: url)
    #expect(cache.answer(to: url) == kept)
  }

  // RD-9
  @Test func `a folder that cannot be made keeps nothing and fails nothing`() throws {
    let closed = AnswerCache(folder: "/proc/none/feeds")
    closed.keep(kept, of: url)
    #expect(closed.answer(to: url) == nil)
    let absent = AnswerCache(folder: nil)
    absent.keep(kept, of: url)
    #expect(absent.answer(to: url) == nil)
  }

  // BW-12
  @Test func `the oldest files go above the limit`() throws {
    let place = folder.path + "/feeds"
    for number in 0..<8 {
      let path = "\(place)/\(number).answer"
      #expect(CacheFile.write(Data(count: 1_000), to: path, in: place))
      let date = Date(timeIntervalSince1970: 1_000_000 + Double(number))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    CacheFile.trim(place, toBytes: 5_000, files: 100)
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: place))
        == ["3.answer", "4.answer", "5.answer", "6.answer", "7.answer"]
    )
    CacheFile.trim(place, toBytes: 5_000, files: 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place).count == 2)
  }

  // CL-7
  @Test(
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/widgetctl/feeds"),
      (["XDG_CACHE_HOME": "c", "HOME": "/h"], "/h/.cache/widgetctl/feeds"),
      (["HOME": "/h"], "/h/.cache/widgetctl/feeds"), (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)]
  )
  func `answers lie in the user's cache folder`(environment: [String: String], path: String?) {
    #expect(CacheFile.folder(environment) == path)
  }

  // RI-8, BW-12
  @Test func `a picture's size is read from its first bytes`() throws {
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x01, 0x2C, 0, 0, 0, 0xC8,
    ]
    #expect(PictureSize(Data(png))?.width == 300)
    #expect(PictureSize(Data(png))?.height == 200)
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8, 0x00, 0xC8, 0x01, 0x2C, 3,
    ]
    #expect(PictureSize(Data(jpeg))?.width == 300)
    #expect(PictureSize(Data(jpeg))?.height == 200)
    for bytes in [png, jpeg] {
      for length in 0..<bytes.count where length < 17 {
        #expect(PictureSize(Data(bytes.prefix(length))) == nil)
      }
    }
    var huge = png
    huge.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: FeedError.self) { try ImageCache.check(Data(huge)) }
    #expect(throws: FeedError.self) { try ImageCache.check(Data("<svg/>".utf8)) }
    try ImageCache.check(Data(png))
  }

  // BW-12
  @Test func `a picture is asked for once, then kept for other processes, then revalidated`()
    async throws
  {
    let clock = ManualClock(FeedWorld.now)
    var png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ])
    png.append(contentsOf: [0, 0, 0, 8, 0, 0, 0, 8])
    let picture = png
    let transport = ScriptedTransport { request, _ in
      if request.entityTag == "\"p\"" { return .success(.status(304)) }
      var answer = FeedAnswer.found(picture, type: "image/png")
      answer.entityTag = "\"p\""
      return .success(answer)
    }
    let request = FeedRequest(url: url, content: .image)
    let images = ImageCache(transport, cache: cache, clock: clock)
    #expect(try await images.picture(request) == picture)
    #expect(try await images.picture(request) == picture)
    let other = ImageCache(transport, cache: cache, clock: clock)
    #expect(try await other.picture(request) == picture)
    #expect(transport.requests.count == 1)
    clock.advance(by: .seconds(8 * 86_400))
    let later = ImageCache(transport, cache: cache, clock: clock)
    #expect(try await later.picture(request) == picture)
    #expect(transport.requests.map(\.entityTag) == [nil, "\"p\""])
  }
}
