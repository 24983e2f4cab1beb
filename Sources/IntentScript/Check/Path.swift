/// A local that is bound once, or a property that is reached from one: `milk.due`.
struct Path: Hashable {
  let slot: Int32
  var members: [String]
}
