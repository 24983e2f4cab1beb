import Ground
import Moments
import WidgetIntents

/// The reason why a typed line of text was not understood.
enum QuickTextError: ExplainedError, Equatable {
  case priority(String)
  case due(String, MomentFault)
  case every(RecurrenceFault)
  /// An invalid date of the field `from:`, before which a to-do cannot be done.
  case from(String, MomentFault)
  /// An invalid value of a field for which there is no separate case.
  case field(ToDoError)
  /// A text after `todo defer` that is not a date.
  case deferral(MomentFault)
  /// Words in an edit that would become the name, but look like a mistyped field.
  case doubtful(String)
  /// A name for several to-dos at once; `first` is the number of the first one.
  case sharedName(String, count: Int, first: Int)
  /// A tag that an edit would remove, although the to-do does not have it.
  ///
  /// It is an error only if the edit also changes the name.
  case noSuchTag(String)
  /// Conditions of `find` that the store cannot evaluate.
  case condition(String)
  /// A text after `todo add` that has no name.
  case nothing
  /// A text after `todo edit` that changes nothing.
  case noChange

  var message: String {
    switch self {
    case .priority(""):
      String(english: "the priority is missing", turkish: "öncelik eksik")
    case .priority(let found):
      String(english: "“\(found)” is not a priority", turkish: "“\(found)” bir öncelik değil")
    case .due(_, let fault): fault.reason
    case .every(let fault): fault.message
    case .from(_, let fault): fault.reason
    case .field(let fault): fault.message
    case .deferral(let fault): fault.reason
    case .doubtful(let found):
      String(
        english: "“\(found)” is not understood, and would become the name",
        turkish: "“\(found)” anlaşılmadı; böyle yazılırsa görevin adı olurdu"
      )
    case .sharedName(let name, let count, _):
      String(
        english: "“\(name)” would become the name of \(count) to-dos",
        turkish: "“\(name)” \(count) görevin adı olurdu"
      )
    case .noSuchTag(let tag):
      String(
        english: "the to-do has no tag “\(tag)”, and “-\(tag)” would be lost from the name",
        turkish: "görevin “\(tag)” etiketi yok; “-\(tag)” addan eksilirdi"
      )
    case .condition(let text):
      String(
        english: "to-dos cannot be searched with “\(text)”",
        turkish: "görevler “\(text)” ile aranamıyor"
      )
    case .nothing: String(english: "a to-do needs a name", turkish: "görevin bir adı olmalı")
    case .noChange:
      String(english: "no change is given", turkish: "değişecek bir şey söylenmedi")
    }
  }

  var hint: String? {
    switch self {
    case .priority:
      String(
        english: "write pri:high, pri:medium, pri:low or pri:none",
        turkish: "öncelik:yüksek, öncelik:orta, öncelik:düşük ya da öncelik:yok yazın"
      )
    case .due(_, let fault):
      String(
        english: "for example due:\(fault.typedForms)",
        turkish: "örneğin tarih:\(fault.typedForms)"
      )
    case .from(_, let fault):
      String(
        english: "for example from:\(fault.typedForms)",
        turkish: "örneğin başlangıç:\(fault.typedForms)"
      )
    case .field(let fault): fault.hint
    case .deferral:
      String(
        english: "for example: todo defer 3 friday, or todo defer 3 2 weeks",
        turkish: "örneğin: todo defer 3 cuma ya da todo defer 3 2 hafta"
      )
    case .every(let fault) where fault.hint != RecurrenceFault.forms: fault.hint
    case .every:
      String(
        english: "for example every:week, every:2-weeks or every:last-friday",
        turkish: "örneğin her:hafta, her:2-haftada-bir ya da her:son-cuma"
      )
    case .doubtful(let found):
      String(
        english:
          "write a date as due:friday, a tag as +home, a priority as pri:high; or -- before a name like this: -- \(found)",
        turkish:
          "tarih tarih:cuma, etiket +ev, öncelik öncelik:yüksek diye yazılır; böyle bir adın önüne -- koyun: -- \(found)"
      )
    case .sharedName(let name, _, let first):
      String(
        english:
          "to name one of them: todo edit \(first) -- \(name); write -- also before a name that begins with a number",
        turkish:
          "birinin adı için: todo edit \(first) -- \(name); sayıyla başlayan bir adın önüne de -- koyun"
      )
    case .noSuchTag:
      String(
        english: "write -- before a name with such a word: todo edit 3 -- Learn ls -la",
        turkish: "böyle bir sözü olan adın önüne -- koyun: todo edit 3 -- ls -la öğren"
      )
    case .condition:
      String(
        english: "for example: todo ls due < friday and priority >= medium",
        turkish: "örneğin: todo ls due < cuma and priority >= medium"
      )
    case .nothing:
      String(
        english: "for example: todo add Buy milk tomorrow 9am +home @Work pri:high",
        turkish: "örneğin: todo add Süt al yarın 9:00 +ev @İş öncelik:yüksek"
      )
    case .noChange:
      String(
        english: "for example: todo edit 3 friday 9am +home -work pri:low",
        turkish: "örneğin: todo edit 3 cuma 9:00 +ev -iş öncelik:düşük"
      )
    }
  }

  var exitCode: Int32 { ExitCode.usage.rawValue }
}
