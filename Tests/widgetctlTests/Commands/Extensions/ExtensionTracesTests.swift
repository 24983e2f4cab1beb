import Foundation
import TestSupport
import Testing
import WidgetTerminal

@testable import widgetctl

@Suite("What a removed extension leaves", .timeLimit(.minutes(2)))
struct ExtensionTracesTests {
  private let home = TemporaryFolder()
  private let files = FileManager.default

  private func context(seconds: Int64 = 1_000_000) -> CommandContext {
    CommandContext(
      arguments: Arguments(),
      environment: EnvironmentVariables(["HOME": home.path, "TZ": "UTC"]),
      output: Output(isJSON: false),
      now: seconds * 1_000_000
    )
  }

  private var data: String { "\(home.path)/.local/share/widgetctl" }

  private func write(_ text: String, to path: String) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try files.createDirectory(atPath: "/\(folder)", withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Creates the folder of an import, whose source code names these app groups.
  private func makeImport(_ name: String, naming groups: [String]) throws {
    let folder = "\(data)/imported/\(name)"
    let source = groups.map { "let x = UserDefaults(suiteName: \"\($0)\")" }.joined(separator: "\n")
    try write(source, to: "\(folder)/Sources/\(name)/Day.swift")
    try write("<string>org.\(name)</string>", to: "\(folder)/Program/Info.plist")
    let record = ImportRecord(path: "/\(name)", target: name, place: name, with: [])
    try JSONEncoder().encode(record).write(to: URL(filePath: "\(folder)/import.json"))
  }

  private func makeTraces() throws {
    for group in ["group.own", "group.shared", "group.other"] {
      try write("x", to: "\(data)/groups/\(group)/x.txt")
      try write("x", to: "\(home.path)/.config/\(group).plist")
    }
    for name in ["org.Anna", "Anna", "org.Bert", "vim"] {
      try write("x", to: "\(home.path)/.config/\(name).plist")
    }
    try makeImport("Anna", naming: ["group.own", "group.shared"])
    try makeImport("Bert", naming: ["group.shared", "group.other"])
  }

  @Test func `its settings and groups are those that its sources name, and shared ones are told`()
    throws
  {
    try makeTraces()
    let traces = ExtensionTraces(context()).all(of: "Anna", in: "\(data)/imported/Anna")
    #expect(
      Set(traces.filter(\.sharedWith.isEmpty).map(\.words))
        == ["app group group.own", "settings group.own", "settings org.Anna", "settings Anna"]
    )
    let shared = traces.filter { !$0.sharedWith.isEmpty }
    #expect(Set(shared.map(\.words)) == ["app group group.shared", "settings group.shared"])
    #expect(shared.allSatisfy { $0.sharedWith == ["Bert"] })
  }

  @Test func `nothing is found where nothing was made`() throws {
    try makeImport("Anna", naming: ["group.own"])
    #expect(ExtensionTraces(context()).all(of: "Anna", in: "\(data)/imported/Anna").isEmpty)
  }

  @Test func `what is moved aside is there for thirty days, and a link is moved itself`() throws {
    try write("precious", to: "\(home.path)/elsewhere/x.txt")
    try makeImport("Anna", naming: [])
    try files.createDirectory(atPath: "\(data)/groups", withIntermediateDirectories: true)
    let link = "\(data)/groups/group.own"
    try files.createSymbolicLink(atPath: link, withDestinationPath: "\(home.path)/elsewhere")
    let removed = RemovedExtensions(context())
    let folder = try removed.makeFolder(for: "Anna")
    #expect(removed.move(link, to: .groups, in: folder))
    #expect(removed.move("\(data)/imported/Anna", to: .package, in: folder))
    #expect(removed.imports.map(\.name) == ["Anna"])
    #expect(removed.imports.map(\.record.path) == ["/Anna"])
    #expect(home.text("elsewhere/x.txt") == "precious")
    let day: Int64 = 24 * 60 * 60
    RemovedExtensions(context(seconds: 1_000_000 + 30 * day)).deleteOld()
    #expect(files.fileExists(atPath: folder))
    RemovedExtensions(context(seconds: 1_000_001 + 30 * day)).deleteOld()
    #expect(!files.fileExists(atPath: folder))
    #expect(home.text("elsewhere/x.txt") == "precious")
  }

  // A program elsewhere may have an author's record above it: its folder is not the host's to remove.
  @Test func `a record beside a program that was only added is none of an import`() throws {
    try makeImport("Anna", naming: [])
    let own = "\(data)/imported/Anna/Program/Anna"
    #expect(ImportFolder.record(ofProgram: own, context())?.folder == "\(data)/imported/Anna")
    let mine = "\(home.path)/Mine"
    try files.createDirectory(atPath: "\(mine)/Program", withIntermediateDirectories: true)
    try files.copyItem(
      atPath: "\(data)/imported/Anna/import.json",
      toPath: "\(mine)/import.json"
    )
    #expect(ImportFolder.record(ofProgram: "\(mine)/Program/Anna", context()) == nil)
    try files.createSymbolicLink(
      atPath: "\(data)/imported/Mine",
      withDestinationPath: mine
    )
    #expect(
      ImportFolder.record(ofProgram: "\(data)/imported/Mine/Program/Anna", context()) == nil
    )
    #expect(ImportFolder.records(in: "\(data)/imported").map(\.name) == ["Anna"])
  }
}
