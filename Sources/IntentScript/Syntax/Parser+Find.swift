extension Parser {
  /// `find ToDo where isDone == false sort by due descending then name limit 5`.
  mutating func find() -> Expression {
    let first = index
    advance()
    guard kind.isName else {
      lose(
        "the name of an entity after `find`",
        hint: "for example `find ToDo where isDone == false`"
      )
      return missing(at: span(from: first))
    }
    let entity = name(token)
    advance()
    var top = 0
    var filter: Expression?
    if take(.where) {
      filter = expression()
      top = height
    }
    var sorts: [Find.Sort] = []
    if !isLost, take(.sort) { sorts = sortKeys() }
    var limit: Expression?
    if !isLost, take(.limit) {
      limit = binary(.fallback)
      top = max(top, height)
    }
    grow(over: top, at: entity.span)
    let find = Find(entity: entity, filter: filter, sorts: sorts, limit: limit)
    return make(.find(find), at: span(from: first))
  }

  private mutating func sortKeys() -> [Find.Sort] {
    var sorts: [Find.Sort] = []
    guard expect(.by, "`by` after `sort`", hint: "for example `sort by due`") else { return [] }
    repeat {
      guard kind.isName else {
        lose("the name of a property to sort by", hint: "for example `sort by name`")
        return sorts
      }
      let property = name(token)
      advance()
      let isDescending = take(.descending)
      sorts.append(Find.Sort(property: property, isDescending: isDescending))
      if kind == .name, text(token) == "ascending" {
        tell(
          "`ascending` is no word of the language",
          at: span(token),
          hint: "leave it out: it is how `sort by` sorts"
        )
        advance()
      }
    } while take(.then)
    return sorts
  }
}
