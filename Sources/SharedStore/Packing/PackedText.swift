/// Text of which most is known beforehand, in few bytes: what a run was asked and what it answered.
///
/// The first byte is the number of the words that the rest is a patch of, or 0 for text as it is.
enum PackedText {
  static func packed(_ text: [UInt8]) -> [UInt8] {
    let patch = words.patch(to: text)
    return patch.count < text.count ? [1] + patch : [0] + text
  }

  /// `nil` where the bytes are none that `packed` makes.
  static func text(_ bytes: [UInt8]) -> [UInt8]? {
    switch bytes.first {
    case 0: Array(bytes.dropFirst())
    case 1: BytePatch.applied(Array(bytes.dropFirst()), to: words.bytes)
    default: nil
    }
  }

  /// What parameters and results mostly consist of, in the order in which it mostly stands there.
  ///
  /// Stores have patches of it: it is never edited, and other words would get the next number.
  private static let words = PatchBase(
    Array(
      #"""
      [{"name":"name","input":{"text":""}}]
      [{"name":"id","input":{"text":""}},{"name":"priority","input":{"text":"high"}},\#
      {"name":"due","input":{"text":"tomorrow"}},{"name":"list","input":{"text":""}},\#
      {"name":"tags","input":{"list":[]}},{"name":"notes","value":{"string":""}}]
      {"performed":{"value":{"entity":{"type":"ToDo","id":"","title":"","properties":[\#
      {"name":"number","value":{"int":1}},{"name":"name","value":{"string":""}},\#
      {"name":"isDone","value":{"bool":false}},{"name":"due","value":{"none":true}},\#
      {"name":"priority","value":{"enumeration":{"type":"ToDoPriority","rawValue":"none",\#
      "title":"None","position":0}}},{"name":"notes","value":{"string":""}},\#
      {"name":"tags","value":{"list":[]}},{"name":"list","value":{"string":""}},\#
      {"name":"repeats","value":{"none":true}},{"name":"doneAt","value":{"none":true}},\#
      {"name":"dueDate","value":{"none":true}},{"name":"steps","value":{"list":[]}}]}},\#
      "dialog":"Added "}}
      {"bool":true}},{"name":"isDone","value":{"bool":true}},{"name":"doneAt","value":{"date":17\#
      {"failed":{"intent":{"failed":{"message":"","hint":"","exitCode":64}}}}
      {"dateComponents":{"year":2026,"month":12,"day":1,"hour":9,"minute":0}}\#
      {"type":"ToDoPriority","rawValue":"high","title":"High","position":3}\#
      {"rawValue":"medium","title":"Medium","position":2}{"rawValue":"low","title":"Low","position":1}\#
      {"double":0.5}{"list":[{"string":""},{"string":""}]}"isShort":true"value":{"entities":[
      """#.utf8
    )
  )
}
