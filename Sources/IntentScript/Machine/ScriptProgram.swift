internal import WidgetIntents

/// A script in the compact form that ``ScriptMachine`` runs; made once, shared by all its machines.
package final class ScriptProgram: Sendable {
  package let code: [Instruction]
  package let sites: [IntentSite]
  package let parameters: [CheckedParameter]
  let constants: [IntentValue]
  let functions: [FunctionCode]
  let searches: [SearchTemplate]
  let prompts: [PromptTemplate]
  let blocks: [ParallelBlock]
  let names: [String]
  let coercions: [Coercion]
  let times: [ClockTime]
  let places: PlaceTable
  /// The names that the script's own frame holds, then what it computes with.
  let main: FunctionCode

  init(_ parts: ProgramParts, script: CheckedScript, main: FunctionCode) {
    code = parts.code
    constants = parts.constants
    sites = script.sites
    parameters = script.parameters
    functions = parts.functions
    searches = parts.searches
    prompts = parts.prompts
    blocks = parts.blocks
    names = parts.names.values
    coercions = parts.coercions
    times = parts.times
    places = parts.places
    self.main = main
  }

  /// The part of the text that an instruction was made from.
  package func span(at pc: Int) -> SourceSpan { places.span(at: pc) }
}
