public import WidgetIntents

// What the intents of the to-do list say of a batch, in one sentence (BW-31).

extension AddToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).added }
}

extension AddToDoFromWords: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).added }
}

extension DuplicateToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).added }
}

extension RemoveToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(english: "Removed", turkish: "silindi")
  }
}

extension CompleteToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(
      english: "Completed",
      turkish: "tamamlandı",
      unchanged: ("done already", "zaten tamamlanmıştı")
    )
  }
}

extension ReopenToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(
      english: "Reopened",
      turkish: "yeniden açıldı",
      unchanged: ("open already", "zaten açıktı")
    )
  }
}

extension CancelToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(
      english: "Cancelled",
      turkish: "iptal edildi",
      unchanged: ("cancelled already", "zaten iptal edilmişti")
    )
  }
}

extension StartToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(
      english: "Started",
      turkish: "başladı",
      unchanged: ("started already", "zaten başlamıştı")
    )
  }
}

extension StopToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(
      english: "Stopped",
      turkish: "durdu",
      unchanged: ("not started", "başlamamıştı")
    )
  }
}

extension ToggleToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension EditToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension EditToDoFromWords: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetPriority: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetDue: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetNotBefore: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetURL: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension AddReminder: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension RemoveReminder: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension BlockToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension UnblockToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension DeferToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension AddTag: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension RemoveTag: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension MoveToList: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension DeferToDoFromWords: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SnoozeToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog {
    ToDoBatch(batch).sentence(english: "Snoozed", turkish: "yeniden anımsatılacak")
  }
}

extension AddNote: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetNotes: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension AddStep: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension ToggleStep: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension RemoveStep: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension RenameToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension SetRecurrence: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

extension MoveToDo: BatchIntent {
  public static func dialog(for batch: IntentBatch) -> IntentDialog { ToDoBatch(batch).changed }
}

/// Creates the sentence that reports a change of several to-dos at once.
///
/// For example `Completed 2,990 to-dos, 1-2990; 10 were done already.`
private struct ToDoBatch {
  let batch: IntentBatch

  init(_ batch: IntentBatch) {
    self.batch = batch
  }

  var added: IntentDialog { sentence(english: "Added", turkish: "eklendi") }

  var changed: IntentDialog { sentence(english: "Changed", turkish: "değişti") }

  /// Returns the sentence; `unchanged` explains why some to-dos were not changed.
  func sentence(
    english: String,
    turkish: String,
    unchanged: (english: String, turkish: String) = ("so already", "zaten öyleydi")
  ) -> IntentDialog {
    let count = IntentBatch.text(of: batch.changedCount)
    let ids = batch.ids.isEmpty ? "" : ", \(batch.ids)"
    let others = batch.count - batch.changedCount
    var (englishText, turkishText) = (
      "\(english) \(count) to-do\(batch.changedCount == 1 ? "" : "s")\(ids)",
      "\(count) görev \(turkish)\(ids)"
    )
    if others > 0 {
      englishText +=
        "; \(IntentBatch.text(of: others)) \(others == 1 ? "was" : "were") \(unchanged.english)"
      turkishText += "; \(IntentBatch.text(of: others)) görev \(unchanged.turkish)"
    }
    return IntentDialog(english: "\(englishText).", turkish: "\(turkishText).")
  }
}
