import Foundation
import Moments
import WidgetIntents

/// The sample to-dos for the gallery: a late one, some due on different days, some without a date,
/// and done ones.
enum ToDoSample {
  static func all(on today: CivilDate, in calendar: Calendar) -> [ToDoRecord] {
    let morning = today.start(in: calendar).addingTimeInterval(33 * 3_600)
    var records = [
      record(4, ("Renew the passport", "Pasaportu yenile"), .day(today.adding(days: -1)), .high),
      record(5, ("Call Grandma", "Babaanneyi ara"), .day(today), .medium),
      record(16, ("Water the plants", "Çiçekleri sula"), .day(today)),
      record(7, ("Prepare the meeting", "Toplantıyı hazırla"), .instant(Instant(morning))),
      record(8, ("Send the contract", "Sözleşmeyi gönder"), .day(today.adding(days: 3))),
      record(10, ("Pay the rent", "Kirayı öde"), .day(today.adding(days: 9))),
      record(14, ("Book flights to Lisbon", "Lizbon uçuşunu ayır"), .day(today.adding(days: 40))),
      record(1, ("Buy groceries", "Alışveriş yap")),
      record(15, ("Learn to bake sourdough", "Ekşi mayalı ekmek yap")),
      record(2, ("Call the dentist", "Dişçiyi ara")),
      record(3, ("Oil the bicycle chain", "Bisiklet zincirini yağla")),
    ]
    records[1].tags = [String(english: "family", turkish: "aile")]
    records[2].recurrence = "FREQ=WEEKLY"
    records[3].notes = String(
      english: "The numbers are in Ann's mail.",
      turkish: "Sayılar Ayşe’nin postasında."
    )
    records[4].list = String(english: "Work", turkish: "İş")
    records[5].recurrence = "FREQ=MONTHLY"
    records[7].checklist = [
      ChecklistItem(name: String(english: "Milk", turkish: "Süt")),
      ChecklistItem(name: String(english: "Bread", turkish: "Ekmek")),
      ChecklistItem(name: String(english: "Tea", turkish: "Çay"), isDone: true),
    ]
    for index in records.indices.suffix(2) {
      let yesterday = today.adding(days: -1).start(in: calendar)
      records[index].close(at: Instant(yesterday).microseconds)
    }
    return records
  }

  private static func record(
    _ key: Int64,
    _ name: (english: String, turkish: String),
    _ due: Due? = nil,
    _ priority: ToDoPriority = .none
  ) -> ToDoRecord {
    ToDoRecord(
      key: key,
      id: ToDoID(bits: UInt64(key)),
      name: String(english: name.english, turkish: name.turkish),
      due: due,
      priority: priority
    )
  }
}
