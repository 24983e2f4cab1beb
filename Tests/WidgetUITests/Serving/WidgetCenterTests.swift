import Foundation
import Ground
import SystemLibrary
import Testing
import WidgetUI

@testable import WidgetExtension

@Suite("What an extension asks of its host", .timeLimit(.minutes(5)))
struct WidgetCenterTests {
  private enum Request: String, CaseIterable {
    case timelines, unknown, all, controls, allControls

    func make() {
      switch self {
      case .timelines: WidgetCenter.shared.reloadTimelines(ofKind: "clock")
      case .unknown: WidgetCenter.shared.reloadTimelines(ofKind: "no such kind")
      case .all: WidgetCenter.shared.reloadAllTimelines()
      case .controls: ControlCenter.shared.reloadControls(ofKind: "lamp")
      case .allControls: ControlCenter.shared.reloadAllControls()
      }
    }
  }

  // WK-38, WK-40, WK-42, WK-53
  @Test(
    arguments: [
      (.timelines, "clock"), (.unknown, "no such kind"), (.all, nil), (.controls, "lamp"),
      (.allControls, nil),
    ] as [(Request, String?)]
  )
  private func `a request for new timelines returns at once, and the host is sent the kind`(
    request: Request,
    kind: String?
  ) async throws {
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.served)
    let host = Descriptor(owning: pair.host)
    let link = HostLink(descriptor: end.number)
    await RunScope.with(\.link, link) { request.make() }
    link.close()
    var piece = [UInt8](repeating: 0, count: 1024)
    var frames = FrameBuffer()
    // No more than one frame: the pair is closed behind it.
    frames.append(piece[..<max(0, recv(host.number, &piece, piece.count, 0))])
    let frame = try #require(try frames.next())
    #expect(frame.kind == .reload)
    #expect(try frame.message(ReloadNotice.self).kind == kind)
    #expect(recv(host.number, &piece, piece.count, 0) == 0)
  }

  // Relevances come with the entries of each timeline.
  @Test func `relevance and recommendations are not asked of the host again`() async throws {
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.served)
    let host = Descriptor(owning: pair.host)
    let link = HostLink(descriptor: end.number)
    await RunScope.with(\.link, link) {
      WidgetCenter.shared.invalidateRelevance(ofKind: "clock")
      WidgetCenter.shared.invalidateConfigurationRecommendations()
    }
    link.close()
    var piece = [UInt8](repeating: 0, count: 16)
    #expect(recv(host.number, &piece, piece.count, 0) == 0)
  }

  // WK-39
  @Test func `without a host no widget is placed, and what is asked for is not missed`()
    async throws
  {
    Request.allCases.forEach { $0.make() }
    let placed: [WidgetInfo] = try await withCheckedThrowingContinuation { continuation in
      WidgetCenter.shared.getCurrentConfigurations { continuation.resume(with: $0) }
    }
    #expect(placed.isEmpty)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }
}
