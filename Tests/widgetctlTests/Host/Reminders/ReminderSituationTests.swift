import Testing

// BW-32, RT-3, RT-5, RT-6
@Suite("Situations in which reminders come", .timeLimit(.minutes(2)))
struct ReminderSituationTests {
  static let deliveries: [ReminderSituation] = [
    .init(
      "one due at a time is told then, and once",
      """
      12:00 add Call due 18:30
      18:29:59 view ->
      18:30 view -> Call
      18:30 view ->
      22:00 refresh ->
      """
    ),
    .init(
      "after a missed hour it is told with its age",
      """
      12:00 add Call due 18:30
      12:00 view ->
      19:30 refresh -> Call 1 h ago
      19:31 refresh ->
      """
    ),
    .init(
      "after a week away all come in their order",
      """
      12:00 add One due 13:00
      12:00 add Two due 2026-12-01T13:00
      12:00 add Three due 2026-12-03
      12:00 view ->
      2026-12-06 12:00 view -> One 6 days 23 h ago, Two 4 days 23 h ago, Three
      12:01 view ->
      """
    ),
    .init(
      "of three panes and a timer at once one tells",
      """
      12:00 add Call due 18:30
      18:30 view dies -> Call
      18:30 view ->
      18:30 refresh ->
      18:30:45 refresh beside ->
      """
    ),
    .init(
      "a refresh leaves it to an open view for 45 seconds",
      """
      12:00 add Call due 18:30
      18:30 refresh beside ->
      18:30:30 view -> Call
      18:31 refresh beside ->
      """
    ),
    .init(
      "where the open view is stopped, refresh tells after 45 seconds",
      """
      12:00 add Call due 18:30
      18:30 refresh beside ->
      18:30:44 refresh beside ->
      18:30:45 refresh beside -> Call
      18:31 view ->
      """
    ),
    .init(
      "a view that is killed between telling and noting leaves it to the next, which says again",
      """
      12:00 add Call due 18:30
      18:30 view dies -> Call
      18:31:29 refresh ->
      18:31:30 refresh -> again Call 1 min ago
      18:40 view ->
      """
    ),
    .init(
      "what was done after the kill is not told again",
      """
      12:00 add Call due 18:30
      18:30 refresh dies -> Call
      18:31 done Call
      18:40 refresh ->
      """
    ),
    .init(
      "a notifier that fails or hangs is tried again after 1, 2 and 4 minutes",
      """
      12:00 add Call due 18:30
      18:30 refresh fails ->
      18:30:59 refresh ->
      18:31 refresh fails ->
      18:32:59 refresh ->
      18:33 refresh fails ->
      18:36:59 refresh ->
      18:37 refresh -> Call 7 min ago
      18:50 refresh ->
      """
    ),
    .init(
      "a view tells at once what no notifier could",
      """
      12:00 add Call due 18:30
      18:30 refresh without a bus ->
      18:30:10 refresh without a bus ->
      18:30:20 view -> Call
      18:40 refresh ->
      """
    ),
    .init(
      "a snooze is told once more, and a second one replaces the first",
      """
      12:00 add Call due 18:30
      18:30 view -> Call
      18:31 snooze Call 10
      18:35 snooze Call 60
      18:41 view ->
      19:35 view -> Call 1 h 5 min ago
      20:00 view ->
      """
    ),
    .init(
      "what is done, cancelled or removed in between is not told",
      """
      12:00 add Call due 18:30
      12:00 add Cook due 18:30
      12:00 add Read due 18:30
      12:00 view ->
      18:00 done Call
      18:00 cancel Cook
      18:00 remove Read
      18:30 view ->
      """
    ),
    .init(
      "an undo brings back what was not told, and nothing that was",
      """
      12:00 add Call due 18:30
      12:00 add Cook due 19:00
      18:30 view -> Call
      18:31 done Call Cook
      18:32 view ->
      18:33 undo Call Cook
      18:34 view ->
      19:00 view -> Cook
      """
    ),
    .init(
      "the next of one that comes back has its own, and no snooze",
      """
      12:00 add Water due 18:30 every FREQ=DAILY remind 10
      18:20 view -> Water
      18:21 snooze Water 30
      18:22 repeat Water
      18:51 view ->
      2026-11-30 18:20 view -> Water'
      18:30 view -> Water'
      """
    ),
    .init(
      "a date that had passed when the to-do was added tells nothing",
      """
      12:00 view ->
      12:30 add Call due 12:15
      12:30 add Now due 12:30
      12:31 view -> Now 1 min ago
      13:00 view ->
      """
    ),
    .init(
      "a notice of an extension is told once, also if it was written behind a look of its moment",
      """
      12:00 add Call due 18:30
      18:00 view ->
      18:00:01 notice Price 17:59:59
      18:00:02 view -> Price
      18:00:03 refresh ->
      18:30 view -> Call
      """
    ),
  ]

  @Test(arguments: deliveries + moments)
  func `each reminder is told once`(_ situation: ReminderSituation) {
    #expect(situation.differences().isEmpty)
  }
}
