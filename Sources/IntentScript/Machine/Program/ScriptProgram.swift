internal import WidgetIntents

/// A script in the compact form that ``ScriptMachine`` runs; made once, shared by all its machines.
package final class ScriptProgram: Sendable {
  package let code: [Instruction]
  package let sites: [IntentSite]
  package let parameters: [CheckedParameter]
  let constants: [IntentValue]
  let searches: [SearchTemplate]
  let prompts: [PromptTemplate]
  let blocks: [ParallelBlock]
  let names: [String]
  let coercions: [Coercion]
  let builtIns: [BuiltInCall]
  let times: [ClockTime]
  let places: SourceMap
  /// The number of registers of the script's own frame.
  let registers: Int

  init(_ parts: ProgramParts, script: CheckedScript, registers: Int) {
    code = parts.code
    constants = parts.constants
    sites = script.sites
    parameters = script.parameters
    searches = parts.searches
    prompts = parts.prompts
    blocks = parts.blocks
    names = parts.names.values
    coercions = parts.coercions
    builtIns = parts.builtIns
    times = parts.times
    places = parts.places
    self.registers = registers
  }

  /// Returns the source range that an instruction was compiled from.
  package func span(at pc: Int) -> SourceSpan { places.span(at: pc) }
}

/// Maps instructions to source ranges, with one entry for consecutive instructions of one range.
struct SourceMap: Sendable {
  private var starts: [Int32] = []
  private var spans: [SourceSpan] = []

  mutating func reserve(_ count: Int) {
    starts.reserveCapacity(count)
    spans.reserveCapacity(count)
  }

  /// Maps the instructions from this one on to a range of the text.
  mutating func mark(_ pc: Int32, _ span: SourceSpan) {
    if spans.last == span { return }
    if starts.last == pc {
      spans[spans.count - 1] = span
    } else {
      starts.append(pc)
      spans.append(span)
    }
  }

  func span(at pc: Int) -> SourceSpan {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if Int(starts[middle]) <= pc { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? SourceSpan(start: 0, end: 0) : spans[low - 1]
  }
}

/// The statements of a `parallel` block, each a branch (LG-11).
struct ParallelBlock: Sendable, Hashable {
  struct Branch: Sendable, Hashable {
    let start: Int32
    /// The slot of the value that the branch binds; `nil` if it binds none.
    let slot: Int32?
  }

  var branches: [Branch]
  /// The index of the instruction after the branch.
  var end: Int32
}

/// A call of a built-in function in a compiled script: the function, and the operands that it
/// reads.
struct BuiltInCall: Sendable, Hashable {
  let member: BuiltInMember
  /// The property that the function reads from each element; `nil` if it reads none.
  let key: MemberKey?
  /// The number of registers that the call reads, including the value's.
  let operands: Int
}

/// A question to the user, whose text and choices are evaluated when it is asked.
struct PromptTemplate: Sendable {
  let form: PromptForm
  let answer: IntentValueType
  /// The positions of the question and of the choices among the operands; `nil` for a missing one.
  let question: Int?
  let choices: Int?

  /// The number of operands: one each for a question and for choices.
  var operands: Int { (question == nil ? 0 : 1) + (choices == nil ? 0 : 1) }
}
