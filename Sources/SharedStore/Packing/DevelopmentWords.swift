/// The dictionary for texts that were compressed by the last development version.
///
/// It consists of parts of the JSON in which that version stored the arguments and results of runs.
/// To be deleted with `DevelopmentStore`, in the release after 1.0.0.
enum DevelopmentWords {
  static let bytes = Array(
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
}
