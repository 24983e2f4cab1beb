import IntentScript
import Testing
import WidgetIntents

@Suite("Inputs one after another", .timeLimit(.minutes(5)))
struct CheckSessionTests {
  private struct Session {
    var checker = ScriptChecker(catalog: CheckCatalog.standard, isInteractive: true) { _, span in
      .refused(Diagnostic("no such file", at: span))
    }

    mutating func enter(_ text: String) -> Result<CheckedScript, RejectedScript> {
      let source = ScriptSource(name: "input", text: text, base: checker.nextBase)
      return checker.check(Parser.parse(source, firstNode: checker.nextNode))
    }

    mutating func messages(_ text: String) -> [String] {
      if case .failure(let rejected) = enter(text) {
        rejected.diagnostics.map(\.message)
      } else {
        []
      }
    }
  }

  @Test func `an input sees the names and functions of those before it`() throws {
    var session = Session()
    #expect(try session.enter("let milk = ToDo(\"milk\")").get().slots == 1)
    #expect(try session.enter("func twice(n: Int) -> Int { return n * 2 }").get().slots == 1)
    let last = try session.enter("let name = milk.name\nprint twice(milk.number)").get()
    #expect(last.slots == 2)
    #expect(last.statements.count == 2)
    #expect(last.functions.count == 1)
  }

  @Test func `a wrong input leaves no trace`() throws {
    var session = Session()
    _ = try session.enter("let a = 1").get()
    #expect(session.messages("let b = 2; print c") == ["nothing is called `c` here"])
    #expect(session.messages("print b") == ["nothing is called `b` here"])
    #expect(try session.enter("let b = a").get().slots == 2)
  }

  @Test func `a name may be bound again by a later input, with another type`() throws {
    var session = Session()
    _ = try session.enter("let a = 1").get()
    #expect(try session.enter("let a = \"text\"").get().slots == 2)
    _ = try session.enter("print a + \"!\"").get()
    #expect(session.messages("let b = 1; let b = 2") == ["`b` is in use already"])
  }

  @Test func `a function may be declared again by a later input`() throws {
    var session = Session()
    _ = try session.enter("func f() -> Int { return 1 }").get()
    _ = try session.enter("func f() -> String { return \"one\" }").get()
    _ = try session.enter("print f() + \"!\"").get()
    #expect(session.messages("func g() { }; func g() { }") == ["`g` is declared twice"])
  }

  @Test func `an expression may stand alone: its value is shown`() throws {
    var session = Session()
    _ = try session.enter("1 + 2").get()
    _ = try session.enter("find ToDo where isDone").get()
    #expect(messages("1 + 2") == ["this Int is not used"])
  }

  @Test func `what a test has shown holds for later inputs`() throws {
    var session = Session()
    _ = try session.enter("let todo = ToDo(\"milk\")").get()
    _ = try session.enter("if todo.due == nil { exit 1 }").get()
    _ = try session.enter("print \"\\(todo.due)\"").get()
  }
}
