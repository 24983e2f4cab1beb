/// The SQL statements about the link with a hub: the shared collections, the pending runs and the
/// received ones.
enum LinkSQL {
  /// The tables that version 7 added.
  ///
  /// Except for `shared_columns` they are empty in a store that is not linked.
  static let tables = [
    // The columns of shared collections that identify a record, have a merge rule, or whose losses
    // are not reported.
    """
    CREATE TABLE shared_columns (
      collection TEXT NOT NULL, name TEXT NOT NULL, rule TEXT NOT NULL, target TEXT,
      is_naming INTEGER NOT NULL, is_quiet INTEGER NOT NULL,
      PRIMARY KEY (collection, name)) STRICT, WITHOUT ROWID
    """,
    // One row, or none if the store is not linked.
    """
    CREATE TABLE link (
      id INTEGER PRIMARY KEY, address TEXT NOT NULL, list TEXT NOT NULL, machine INTEGER NOT NULL,
      name TEXT NOT NULL, computer TEXT NOT NULL, head INTEGER NOT NULL, clock INTEGER NOT NULL,
      first_run INTEGER NOT NULL, emptied INTEGER NOT NULL) STRICT
    """,
    // The unused numbers for new records: those that the hub has assigned, and the machine's own.
    """
    CREATE TABLE link_numbers (
      collection TEXT NOT NULL, is_own INTEGER NOT NULL, next INTEGER NOT NULL,
      last INTEGER NOT NULL, PRIMARY KEY (collection, is_own, next)) STRICT, WITHOUT ROWID
    """,
    // The pending runs, in order. There is no index, so that a commit writes only one page more.
    """
    CREATE TABLE outbox (
      place INTEGER PRIMARY KEY, id TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
      made INTEGER NOT NULL, content BLOB NOT NULL) STRICT
    """,
    // The received runs of the hub's log.
    """
    CREATE TABLE arrivals (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, machine INTEGER NOT NULL,
      author TEXT NOT NULL, made INTEGER NOT NULL, arrived INTEGER NOT NULL, content BLOB NOT NULL)
      STRICT
    """,
    // The outcomes of this machine's runs that a merge has changed, with their original changes.
    """
    CREATE TABLE outcomes (
      id TEXT PRIMARY KEY, number INTEGER, outcome BLOB NOT NULL, content BLOB NOT NULL,
      is_told INTEGER NOT NULL) STRICT, WITHOUT ROWID
    """,
  ]

  /// Empty views for reading a store of an earlier version, which does not have these tables.
  static let shadows = [
    view("shared_columns", "collection name rule target is_naming is_quiet"),
    view(
      "link",
      "address list machine name computer head clock first_run emptied"
    ),
    view("link_numbers", "collection is_own next last"),
    view("outbox", "place id first last made content"),
    view("arrivals", "number id machine author made arrived content"),
    view("outcomes", "id number outcome content is_told"),
  ]

  private static func view(_ table: String, _ columns: String) -> String {
    let list = columns.split(separator: " ").map { "NULL AS \($0)" }.joined(separator: ", ")
    return "CREATE TEMP VIEW \(table) AS SELECT \(list) WHERE 0"
  }

  // The link with the hub.

  static let link = """
    SELECT address, list, machine, name, computer, head, clock FROM link
    """
  /// Stores the link; if there is one, the number of the first run after the linking is not
  /// changed.
  static let setLink = """
    INSERT INTO link (address, list, machine, name, computer, head, clock, id, first_run, emptied)
    VALUES (?, ?, ?, ?, ?, ?, ?, 1,
      COALESCE((SELECT MAX(place) FROM journal) >> \(JournalSQL.bits), 0) + 1, 0)
    ON CONFLICT (id) DO UPDATE SET address = excluded.address, list = excluded.list,
      machine = excluded.machine, name = excluded.name, computer = excluded.computer,
      head = excluded.head, clock = excluded.clock
    """
  static let removeLink = [
    "DELETE FROM link", "DELETE FROM link_numbers", "DELETE FROM outbox", "DELETE FROM arrivals",
    "DELETE FROM outcomes",
  ]
  static let context = "SELECT machine, head, clock, first_run FROM link"
  static let isPending = "SELECT 1 FROM outbox WHERE first >> \(JournalSQL.bits) = ? LIMIT 1"
  /// Statements after which a restored store registers as another machine, and does not use the
  /// earlier machine's record numbers.
  static let becomeAnother = ["UPDATE link SET computer = ''", "DELETE FROM link_numbers"]

  // The numbers for new records.

  static let numbers = """
    SELECT is_own, next, last FROM link_numbers WHERE collection = ? ORDER BY is_own, next
    """
  static let allNumbers = "SELECT collection, is_own, next, last FROM link_numbers"
  /// Selects the greatest key, within a range, of a collection's records in the journal.
  static let lastJournalled = """
    SELECT MAX(record) FROM journal
    WHERE collection = (SELECT number FROM collections WHERE name = ?) AND record BETWEEN ? AND ?
    """
  /// Selects the greatest key, within a range, of a collection's existing records.
  static func lastGiven(in collection: String) -> String {
    "SELECT MAX(key) FROM \(StoreCollection.table(of: collection)) WHERE key BETWEEN ? AND ?"
  }
  static let raiseNumbers = """
    UPDATE link_numbers SET next = ?4 WHERE collection = ?1 AND is_own = ?2 AND next = ?3
    """
  static let endNumbers = "DELETE FROM link_numbers WHERE next > last"
  static let addNumbers =
    "INSERT INTO link_numbers (collection, is_own, next, last) VALUES (?, ?, ?, ?)"
  static let lastHandedOut =
    "SELECT MAX(last) FROM link_numbers WHERE collection = ? AND is_own = 0"
  static let computer = "SELECT computer FROM link"
  static let dropNumbers = "DELETE FROM link_numbers"

  // The runs to send.

  static let post = "INSERT INTO outbox (id, first, last, made, content) VALUES (?, ?, ?, ?, ?)"
  /// Inserts a pending run at a given position in the outbox.
  static let postAt =
    "INSERT INTO outbox (place, id, first, last, made, content) VALUES (?, ?, ?, ?, ?, ?)"
  static let pending = "SELECT content FROM outbox WHERE first <> 0 ORDER BY place LIMIT ?"
  static let pendingAfter =
    "SELECT place, content FROM outbox WHERE place > ? AND first <> 0 ORDER BY place"
  static let firstPlace = "SELECT MIN(place) FROM outbox"
  static let setContent = "UPDATE outbox SET content = ? WHERE place = ?"
  static let pendingIDs = "SELECT id FROM outbox WHERE first <> 0 ORDER BY place"
  /// Selects the requests to forget runs, which have no position in the journal.
  static let pendingForgetting = "SELECT content FROM outbox WHERE first = 0 ORDER BY place"
  static let pendingCount = "SELECT COUNT(*) FROM outbox"
  static let oldestPending = "SELECT MIN(made) FROM outbox"
  /// Selects a pending run, with the journal's positions of its first and last change.
  static let pendingRun =
    "SELECT place, content, first, last FROM outbox WHERE id = ? ORDER BY place LIMIT 1"
  /// Inserts a pending run before all others, with the journal's positions of its changes.
  static let postFirst = """
    INSERT INTO outbox (place, id, first, last, made, content)
    VALUES (COALESCE((SELECT MIN(place) FROM outbox), 1) - 1, ?1,
      COALESCE((SELECT place FROM journal WHERE id = ?2), 0) + 1,
      COALESCE((SELECT place | \(JournalSQL.mask) FROM journal WHERE id = ?2), 0), ?3, ?4)
    """
  static let setPlaces = "UPDATE outbox SET first = ?, last = ? WHERE place = ?"
  static let settle = "DELETE FROM outbox WHERE place = ?"
  /// Selects the ids under which the commits of a run are sent to the hub.
  ///
  /// ?1 is the run's number, ?2 its id; ?3 and ?4 are the bounds of the ids of its later commits.
  static let travelling = """
    SELECT id FROM arrivals WHERE id = ?2 OR id > ?3 AND id < ?4
    UNION ALL SELECT id FROM outbox WHERE first >> \(JournalSQL.bits) = ?1
    """
  static let lastReversal = """
    SELECT reversed_by FROM journal_reversals WHERE run = ?1 AND reversed_by <> ?2
    ORDER BY sequence DESC LIMIT 1
    """

  /// Selects the changes between two positions of the journal, newest first, each with its
  /// position.
  static let changesBetween = """
    SELECT c.kind, \(JournalSQL.name(of: "c")), c.record, c.content, c.sequence, c.place
    FROM journal c WHERE c.place BETWEEN ? AND ? AND c.kind <> 0 ORDER BY c.place DESC
    """
  static let deleteChange = "DELETE FROM journal WHERE place = ?"
  /// Statements that remove an undo or redo from the journal: its undone runs are in force again,
  /// and its redone runs are undone.
  static let unreverse = [
    """
    UPDATE journal SET
      undone_by = (SELECT v.reversed_by FROM journal_reversals v
        WHERE v.run = \(JournalSQL.number) AND v.reversed_by <> ?1
        ORDER BY v.sequence DESC LIMIT 1),
      redone_by = (SELECT v.reversed_by FROM journal_reversals v
        WHERE v.run = \(JournalSQL.number) AND v.reversed_by <> ?1
        ORDER BY v.sequence DESC LIMIT 1 OFFSET 1)
    WHERE redone_by = ?1
    """,
    "UPDATE journal SET undone_by = NULL WHERE undone_by = ?1",
    "DELETE FROM journal_reversals WHERE reversed_by = ?1",
  ]
  /// Statements that mark a run without remaining changes as undone, so that its idempotency key
  /// can be used until it is redone.
  static let takeAway = [
    """
    UPDATE journal SET sequence = COALESCE((SELECT MAX(c.sequence) FROM journal c
      WHERE c.place > journal.place AND c.place <= journal.place | \(JournalSQL.mask)), 0)
    WHERE place = ?1 << \(JournalSQL.bits)
    """,
    """
    UPDATE journal SET undone_by = ?1
    WHERE place = ?1 << \(JournalSQL.bits) AND sequence = 0 AND undone_by IS NULL
    """,
  ]
  /// Marks a run as in force again after a merge had reverted it; ?2 is its idempotency key.
  static let bringBack = """
    UPDATE journal SET undone_by = NULL, idempotency_key = ?2
    WHERE id = ?1 AND undone_by = \(JournalSQL.number)
    """

  // The received runs.

  static let arrive = """
    INSERT INTO arrivals (number, id, machine, author, made, arrived, content)
    VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
      number = excluded.number, author = excluded.author, content = excluded.content
    """
  /// Copies a pending run from the outbox to the table of runs in the hub's log.
  static let arrivePending = """
    INSERT INTO arrivals (number, id, machine, author, made, arrived, content)
    SELECT ?1, id, ?2, '', made, ?3, content FROM outbox WHERE place = ?4
    ON CONFLICT (id) DO UPDATE SET
      number = excluded.number, author = excluded.author, content = excluded.content
    """
  static let arrivalsAfter = """
    SELECT number, author, content, id, machine, made FROM arrivals
    WHERE number > ? ORDER BY number LIMIT ?
    """
  static let arrival =
    "SELECT number, author, content, id, machine, made FROM arrivals WHERE id = ?"
  static let arrivalNumber = "SELECT number FROM arrivals WHERE id = ?"
  static let removeArrivals = "DELETE FROM arrivals WHERE number > ?"
  static let emptied = "SELECT emptied FROM link"
  static let lastOld = """
    SELECT MAX(number) FROM (SELECT number, arrived FROM arrivals WHERE number > ?1
      ORDER BY number LIMIT ?3) WHERE arrived < ?2
    """
  static let empty = "UPDATE arrivals SET content = x'' WHERE number > ? AND number <= ?"
  static let forgetOldest = "DELETE FROM arrivals WHERE number <= ?"
  static let setEmptied = "UPDATE link SET emptied = ?"
  static let forget = [
    "UPDATE arrivals SET content = x'' WHERE id = ?", "DELETE FROM outcomes WHERE id = ?",
  ]

  /// Selects the ids of other machines' runs, which `undo` without an argument does not undo.
  static let idsOfOthers =
    "SELECT id FROM arrivals WHERE machine <> (SELECT machine FROM link)"

  static let machineOfRun = "SELECT machine FROM arrivals WHERE id = ?"
  static let changeOfRecord = "SELECT 1 FROM journal WHERE collection = ? AND record = ? LIMIT 1"

  // The outcomes of merges.

  static let noteOutcome = """
    INSERT INTO outcomes (id, number, outcome, content, is_told) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, outcome = excluded.outcome,
      is_told = excluded.is_told
    """
  static let outcome = "SELECT outcome FROM outcomes WHERE id = ?"
  /// Selects the runs of this machine whose changes a merge has changed, newest first, by their
  /// numbers in the journal.
  static let outcomes = """
    SELECT j.place >> \(JournalSQL.bits), o.outcome, o.is_told, j.started, o.id FROM outcomes o
    JOIN journal j ON j.id = substr(o.id, 1, instr(o.id || '\(LinkedRun.commitMark)', '\(LinkedRun.commitMark)') - 1)
    ORDER BY j.place DESC LIMIT ?
    """
  static let markTold = "UPDATE outcomes SET is_told = 1 WHERE NOT is_told"
}
