import Foundation
import Testing

@testable import SharedStore

extension TemporaryStore {
  static let instant: Int64 = 1_796_000_000_000_000

  /// The path of the test's backup.
  var backupPath: String { folder + "/a.backup" }

  /// Creates a backup of the store, as the program does.
  @discardableResult
  func backUp(
    to path: String? = nil,
    settings: String? = "palette = harbor\n",
    program: String = "1.2.3",
    now: Int64 = TemporaryStore.instant,
    willDo: @escaping (BackupStep) throws(StoreError) -> Void = { _ in }
  ) throws -> BackupFacts {
    try StoreBackup(
      location,
      settings: settings.map { Array($0.utf8) },
      program: program,
      now: now,
      willDo: willDo
    ).write(to: path ?? backupPath)
  }

  func verified(_ path: String? = nil, program: String = "1.2.3") throws -> BackupFile {
    try BackupFile(verifying: path ?? backupPath, program: program)
  }

  @discardableResult
  func restore(
    _ backup: BackupFile,
    now: Int64 = TemporaryStore.instant,
    willDo: @escaping (RestoreStep) throws(StoreError) -> Void = { _ in }
  ) throws -> RestoreReport {
    try StoreRestore(
      backup,
      to: location,
      settings: Array("palette = ember\n".utf8),
      program: "1.2.3",
      now: now,
      willDo: willDo
    ).restore()
  }

  /// Returns the texts of all notes, sorted, as a new process reads them.
  func texts() async throws -> [String] {
    try await open().read { try $0.fetch(Note.self) }.map(\.text).sorted()
  }
}

extension RestoreReport.Kept {
  var path: String {
    switch self {
    case .backup(let path), .damaged(let path): path
    }
  }
}
