import IntentScript
import TestSupport
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender
import Wire

@testable import widgetctl

/// Compares the documentation's tables with the code; with RECORD_SNAPSHOTS=1, writes them instead.
///
/// The script `scripts/generators/format-tables` sets that variable.
@Suite("Tables of the formats", .timeLimit(.minutes(2)))
struct FormatTablesTests {
  @Test func `the archive's page has the keys and the bytes by which archives are read`() throws {
    let tables = FormatTables<TextForm>(words: TypeWords(areNames: false))
    let own: [any Wired.Type] = [ArchiveDocument.self, ArchivedGrid.Cell.self]
    var page = try FormatPage("Archive.md")
    try page.set("views", to: tables.kinds(of: ArchivedView.self, "`kind`", prose: "draws"))
    let text = Description(of: ArchivedView.self, TextForm.self).cases.first {
      $0.noted?.name == "text"
    }
    let keys = text?.fields.filter { $0.name != "modifiers" } ?? []
    try page.set("text", to: tables.keys(of: keys, prose: "meaning"))
    try page.set("runs", to: tables.kinds(of: ArchivedText.Run.self, "run", prose: "drawn as"))
    try page.set(
      "paints",
      to: tables.kinds(of: ArchivedPaint.self, "`kind`", prose: "the colours run")
    )
    try page.set("outlines", to: tables.kinds(of: ArchivedOutline.self, "`kind`", prose: "is"))
    let cell = Description(of: ArchivedGrid.Cell.self, TextForm.self).cases.flatMap(\.fields)
    try page.set("cells", to: tables.keys(of: cell, prose: "meaning"))
    try page.set("modifiers", to: tables.kinds(of: ArchivedModifier.self, "`kind`", prose: "does"))
    try page.set("objects", to: tables.objects(from: [ArchiveDocument.self], without: own))
    try page.set("names", to: tables.names(from: [ArchiveDocument.self]))
    let bytes = FormatTables<BytesForm>(words: TypeWords(areNames: false))
    let roots: [any Wired.Type] = [ArchivedView.self, ArchivedModifier.self]
    try page.set("records", to: bytes.records(from: roots))
    try page.set("choices", to: bytes.choices(from: roots))
    try expectStored(page.text, in: page.file)
  }

  /// The types of messages, and of values that the store has in the same encoding; all other types
  /// are reached from them.
  private static var bodies: [any Wired.Type] {
    [
      Hello.self, ExtensionDescription.self, WidgetRequest.self, TimelineReply.self,
      PerformRequest.self, PerformReply.self, FindRequest.self, OptionsRequest.self,
      IntentOption.self,
      ScriptMessage.self, ScriptOutcome.self, ScriptEvent.self, EntityRequest.self,
      EntityValue.self, TransactionRequest.self, ConfigurationRequest.self,
      RecommendationsRequest.self, RecommendedConfiguration.self, ServedFailure.self,
      ProgressNotice.self, LogNotice.self, ReloadNotice.self, Question.self, Answer.self,
      PlacedConfiguration.self, InputReply.self, IntentInvocation.self, RunResult.self,
      KeptAnswer.self, KeptOptions.self, EntityFilter.self,
    ]
  }

  @Test func `the page of host and extension has the fields by which messages are read`() throws {
    let tables = FormatTables<BytesForm>(words: TypeWords(areNames: true))
    var page = try FormatPage("Extensions.md")
    try page.set("records", to: tables.records(from: Self.bodies))
    try page.set("choices", to: tables.choices(from: Self.bodies))
    try expectStored(page.text, in: page.file)
  }

  // What must not happen: a row that nobody has explained, a table that nobody finds.
  @Test func `a row without words, and a page without a place for a table, are refused`() throws {
    var page = try FormatPage("Archive.md")
    let unknown = Table(head: ["`kind`", "keys", "does"], rows: [["`twirl`", ""]], hasProse: true)
    #expect(throws: FormatPage.Fault.self) { try page.set("modifiers", to: unknown) }
    #expect(throws: FormatPage.Fault.self) { try page.set("dances", to: unknown) }
  }
}
