import Dispatch
import Essentials
import Ground
import Moments
import SystemLibrary
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// Serves a program that prints pictures as a widget extension with one kind of widget.
package enum PrintedService {
  /// The seconds after which the host asks again for a followed stream's picture, even if it is
  /// unchanged.
  private static let followedSeconds: Int64 = 60

  static let keeper = PrintedProgram.own.map { OutputKeeper($0) }

  package static func run() -> Never {
    guard let program = PrintedProgram.own, let keeper else {
      complain("this program draws what others print; 'widgetctl extension add' starts it\n")
      exit(ExitCode.usage.rawValue)
    }
    _ = chdir(program.folder)
    // Commands without a slash are searched in the program's PATH.
    if let path = program.environment.values["PATH"] { setenv("PATH", path, 1) }
    if let problem = program.environment.problem { complain("\(problem)\n") }
    do {
      let content = ServedContent(
        eachWidget: EachWidget([widget(program, keeper)]),
        intents: try IntentRegistry(intents: [PressItem.self]),
        remarks: program.facts.remarks + [program.startRemark].compactMap(\.self),
        leave: { RunningPrograms.endAll() }
      )
      ExtensionServer.serve(content) { dispatchMain() }
    } catch {
      complain("\(error.message)\n")
      exit(error.exitCode)
    }
  }

  static func widget(_ program: PrintedProgram, _ keeper: OutputKeeper) -> ServedWidget {
    let facts = program.facts
    let title = SafeWords.text(facts.title ?? facts.baseName)
    @Sendable func placeholder(_ request: WidgetRequest) -> MadeEntry {
      let menu = PrintedMenu(titles: [PrintedItem(runs: [.init(.verbatim(title))])])
      let view = MenuPicture(menu: menu, family: request.family, name: title).view
      return MadeEntry(date: Date(), light: view.compactBytes)
    }
    @Sendable func timeline(_ request: WidgetRequest) async throws -> MadeTimeline {
      // A program cannot be kept from using the network. So without the network, a size that was
      // never drawn is drawn from the last output.
      let (kept, asked): (OutputKeeper.Kept, Int64)
      if request.isOffline, let last = keeper.last {
        (kept, asked) = (last, SystemTime.microsecondsSince1970)
      } else if let moment = request.foreseen {
        let began = SystemTime.microsecondsSince1970
        let ran = try await current(keeper, facts, for: moment)
        // Whole seconds, because shorter times differ in each run.
        asked = moment + max(ran.date - began, 0) / 1_000_000 * 1_000_000
        kept = OutputKeeper.Kept(output: ran.output, date: asked)
      } else {
        kept = try await current(keeper, facts)
        asked = SystemTime.microsecondsSince1970
      }
      let zone = TimeZoneSource().zone(forTZ: ProcessInfo.processInfo.environment["TZ"]).rules
      let next = next(
        of: facts,
        isFollowed: program.isFollowed,
        printed: Instant(microseconds: kept.date),
        asked: Instant(microseconds: asked),
        in: zone
      )
      return try PrintedTimeline(
        output: kept.output,
        printed: Instant(microseconds: kept.date).date,
        next: next.date,
        asked: Instant(microseconds: asked).date,
        name: title
      ).made(for: request.family)
    }
    return ServedWidget(
      kind: facts.baseName,
      typeName: facts.baseName,
      displayName: LocalizedStringResource(stringLiteral: title),
      description: LocalizedStringResource(
        stringLiteral: SafeWords.text(facts.summary ?? "What \(facts.baseName) prints.")
      ),
      families: WidgetFamily.placeable,
      placeholder: { placeholder($0) },
      snapshot: { request in
        if request.isPreview, keeper.last == nil { return placeholder(request) }
        guard let entry = try await timeline(request).entries.first else {
          throw TimelineError.noEntries
        }
        return entry
      },
      timeline: timeline
    )
  }

  /// Returns the time of the next request for a program's picture.
  ///
  /// If `isFollowed`, it is an interval after `asked`, since a stream that prints nothing for a
  /// while still shows its last picture. Otherwise it is the program's next run.
  static func next(
    of facts: ProgramFacts,
    isFollowed: Bool,
    printed: Instant,
    asked: Instant,
    in zone: TimeZoneRules
  ) -> Instant {
    guard isFollowed else { return facts.nextRun(after: printed, in: zone) }
    let seconds = max(facts.interval, followedSeconds)
    return Instant(microseconds: asked.microseconds + seconds * 1_000_000)
  }

  /// Returns the program's output.
  ///
  /// - Throws: The reason why there is none, in a sentence that begins with the program's name.
  private static func current(
    _ keeper: OutputKeeper,
    _ facts: ProgramFacts,
    for moment: Int64? = nil
  ) async throws -> OutputKeeper.Kept {
    do {
      return try await keeper.current(for: moment)
    } catch let failure as RunFailure {
      throw TimelineError.failed(
        message: "\(facts.fileName) \(failure.message)",
        hint: failure.hint
      )
    } catch let error as PrintedError {
      throw TimelineError.failed(message: "\(facts.fileName) \(error.message)", hint: error.hint)
    }
  }

  private static func complain(_ text: String) {
    let bytes = [UInt8](text.utf8)
    _ = write(2, bytes, bytes.count)
  }
}
