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
  let times: [ClockTime]
  let places: PlaceTable
  /// How many registers the script's own frame needs.
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
    times = parts.times
    places = parts.places
    self.registers = registers
  }

  /// The part of the text that an instruction was made from.
  package func span(at pc: Int) -> SourceSpan { places.span(at: pc) }
}
