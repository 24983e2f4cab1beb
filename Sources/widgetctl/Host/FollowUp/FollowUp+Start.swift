import Ground
import SharedStore
import SystemLibrary
import WidgetExtension
import WidgetTerminal
import WidgetTimeline

extension FollowUp {
  /// The most leases that are passed on, enough for the timelines of several boards; the new
  /// process acquires any others itself.
  private static let mostLeases = 64
  /// A number that is greater than all descriptors of the new process, for temporary copies of
  /// them.
  private static let firstCopy: Int32 = 256

  /// Starts the process that performs the reloads.
  ///
  /// It runs in its own session, and inherits only the descriptors that are passed on.
  ///
  /// - Throws: `CommandError` if it could not be started; the timelines then stay due.
  func start(_ store: HostStore, _ extensions: Extensions) throws(CommandError) {
    guard let program = ExecutableFile.path else {
      throw .failed(.internalError, message: "the path of this program is unknown", hint: nil)
    }
    var message = self
    var descriptors: [Int32] = []
    for hosted in extensions.all {
      guard let (session, descriptor) = hosted.handOver() else { continue }
      message.sessions.append(session)
      descriptors.append(descriptor)
    }
    message.leases = []
    for key in leases.prefix(Self.mostLeases) {
      let number = StoredTimelines.leaseNumber(of: key)
      guard let lease = try? ReloadLease.take(number, of: store.location),
        let descriptor = lease.handOver()
      else { continue }
      message.leases.append(key)
      descriptors.append(descriptor)
    }
    try start(message, program, descriptors, store.location)
  }

  private func start(
    _ message: FollowUp,
    _ program: String,
    _ descriptors: [Int32],
    _ location: StoreLocation
  ) throws(CommandError) {
    guard let bytes = try? MessageBytes.of(message), let input = OwnProcess.file(holding: bytes)
    else {
      throw Self.notStarted(errno)
    }
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    // A copy with a low number could be overwritten before it is used.
    let copies = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, Self.firstCopy) }
    defer {
      for descriptor in copies + [nothing, input] where descriptor >= 0 { _ = close(descriptor) }
    }
    guard nothing >= 0, !copies.contains(where: { $0 < 0 }) else { throw Self.notStarted(errno) }
    var start = ProgramStart(
      ["widgetctl", "refresh", "--\(OptionDefinition.followUp.name)", "--store", location.path],
      file: program
    )
    start.standing = .ownSession
    start.descriptors = [(input, 0), (nothing, 1), (nothing, 2)]
    start.descriptors += copies.enumerated().map { ($1, Int32($0) + Self.firstDescriptor) }
    ProgramStart.closeInheritedOnExec()
    do throws(ProgramStart.Failure) {
      _ = try start.spawn()
    } catch {
      throw Self.notStarted(error.number)
    }
  }

  /// The number of the first descriptor that the new process receives.
  static let firstDescriptor: Int32 = 3

  /// The hint of an error that prevents only the redrawing of widgets; the change of the command is
  /// stored.
  static let hint = "the change was stored; 'widgetctl refresh' draws it"

  private static func notStarted(_ number: Int32) -> CommandError {
    .failed(
      .unavailable,
      message: "the widgets were not refreshed: \(String(cString: strerror(number)))",
      hint: hint
    )
  }
}
