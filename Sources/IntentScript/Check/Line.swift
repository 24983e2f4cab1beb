/// A line of one of a script's files, counted from 1.
struct Line: Hashable {
  let source: Int
  let number: Int
}
