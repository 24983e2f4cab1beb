// BW-32, RT-5, RT-6
extension ReminderSituationTests {
  /// Situations about the times of reminders: dates, settings, time zones and clocks.
  static let moments: [ReminderSituation] = [
    .init(
      "one due on a day is told at nine of the reader's zone",
      zone: "Europe/Istanbul",
      """
      12:00 add Rent due 2026-11-30
      2026-11-30 08:59 refresh ->
      06:00Z refresh -> Rent
      """
    ),
    .init(
      "the settings say at which hour days are told",
      day: "18:30",
      """
      12:00 add Rent due 2026-11-29
      18:29 refresh ->
      18:30 refresh -> Rent
      """
    ),
    .init(
      "with both settings at none only a to-do's own reminders are told",
      at: "none",
      day: "none",
      """
      12:00 add Call due 18:30 remind 10
      12:00 add Rent due 2026-11-29
      18:20 view -> Call
      23:00 view ->
      """
    ),
    .init(
      "further ones come before, each once",
      """
      2026-11-28 12:00 add Call due 2026-11-29T18:30 remind 10 remind 1440
      18:30 view -> Call
      2026-11-29 18:20 view -> Call
      18:30 view -> Call
      18:40 view ->
      """
    ),
    .init(
      "a moment of its own needs no date",
      """
      12:00 add Think remind 14:00
      14:00 view -> Think
      15:00 view ->
      """
    ),
    .init(
      "a clock that is set back tells nothing twice",
      """
      12:00 add Call due 18:30
      12:00 add Cook due 19:00
      18:45 view -> Call 15 min ago
      10:00 view ->
      18:30 view ->
      19:00 view -> Cook
      """
    ),
    .init(
      "after a clock that ran a year ahead new ones are told",
      """
      12:00 add Call due 18:30
      12:00 view ->
      2027-11-29 12:00 view -> Call 52 weeks 17 h ago
      2026-11-29 12:00 view ->
      12:01 add Cook due 19:00
      18:30 view ->
      19:00 view -> Cook
      """
    ),
    .init(
      "a machine that starts in 1970 tells nothing until its clock is right",
      """
      12:00 add Call due 18:30
      12:00 add Cook due 19:00
      18:30 view -> Call
      1970-01-01 00:01 view ->
      2026-11-29 18:31 view ->
      19:00 view -> Cook
      """
    ),
    .init(
      "a claim of a clock that ran ahead holds nothing up",
      """
      12:00 add Call due 18:30
      12:00 view ->
      2027-11-29 12:00 view dies -> Call 52 weeks 17 h ago
      2026-11-29 18:31 view -> again Call 1 min ago
      """
    ),
    .init(
      "a date that moves is told anew, and one that moves back is not",
      """
      12:00 add Call due 18:30
      18:30 view -> Call
      18:31 Call due 19:30
      18:32 view ->
      18:33 Call due 18:30
      18:34 view ->
      18:35 Call due 19:30
      19:30 view -> Call
      """
    ),
    .init(
      "what cannot be done yet is told when it can, and what is blocked as if it was not",
      """
      12:00 add Pack due 2026-11-30T18:30 from 2026-11-30 remind 2880
      12:00 add Send due 18:30 after Pack
      12:00 view ->
      18:30 view -> Send
      2026-11-30 08:59 view ->
      09:00 view -> Pack
      18:30 view -> Pack
      """
    ),
    .init(
      "an hour that clocks skip is the first moment after it",
      zone: "Europe/Berlin",
      day: "2:30",
      """
      2026-03-28 12:00 add Rent due 2026-03-29
      2026-03-29 00:59Z view ->
      01:00Z view -> Rent
      02:00Z view ->
      """
    ),
    .init(
      "an hour that comes twice is told the first time",
      zone: "Europe/Berlin",
      day: "2:30",
      """
      2026-10-24 12:00 add Rent due 2026-10-25
      2026-10-25 00:29Z view ->
      00:30Z view -> Rent
      01:30Z view ->
      """
    ),
    .init(
      "a zone that is gone changes no moment",
      """
      12:00 add Call due 18:30 zone Mars/Olympus
      18:29 view ->
      18:30 view -> Call
      """
    ),
    .init(
      "beyond the year 9999 nothing is told, and nothing else is held up",
      """
      12:00 add Last due 9999-12-31
      12:00 add Never due 9999-12-31T24:00
      12:00 add Call due 18:30
      18:30 view -> Call
      """
    ),
    .init(
      "the first look at a store tells what came on the day before, and nothing older",
      """
      2026-11-27 12:00 add Old due 2026-11-28T11:00
      12:00 add New due 2026-11-28T13:00
      2026-11-29 12:00 view -> New 23 h ago
      13:00 view ->
      """
    ),
  ]
}
