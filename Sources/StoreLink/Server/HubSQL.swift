/// The tables and functions of a hub in PostgreSQL 14 or later.
///
/// Only their owner reads or changes the tables. All others call functions, which run with the
/// owner's rights. The functions look up in `members` the rights of the role that has logged in.
/// They have a search path of their own.
package enum HubSQL {
  /// A statement that waits until no other transaction is creating a hub in the database.
  static let turn = "SELECT pg_advisory_xact_lock(4712, 39)"
  /// A query for the version of the hubs' data format in a database; it returns no row before the
  /// first hub is created.
  static let found = """
    SELECT substring(obj_description(oid, 'pg_namespace') FROM '[0-9]+$')
    FROM pg_catalog.pg_namespace WHERE nspname = 'widgetctl'
    """

  /// The statements, in order, that create all tables and functions that a database does not have
  /// yet.
  package static let preparation = tables + HubPictureFunctions.tables + functions + grants

  /// Returns the statement that creates a list; the role that runs it becomes an owner of the list.
  ///
  /// - Parameters:
  ///   - list: The name of a list in a ``HubAddress``, which needs no escape.
  ///   - identity: A random text of letters and digits.
  /// - Returns: One statement.
  package static func creation(of list: String, identity: String) -> String {
    """
    WITH made AS (
      INSERT INTO widgetctl.lists (name, identity) VALUES ('\(list)', '\(identity)') RETURNING list
    )
    INSERT INTO widgetctl.members (list, member, may)
    SELECT list, session_user, \(HubRight.own.rawValue) FROM made
    """
  }

  /// Returns all statements that create a list as one text, which the owner of a database runs
  /// once.
  package static func text(for list: String, identity: String) -> String {
    (["BEGIN"] + preparation + [creation(of: list, identity: identity), "COMMIT"])
      .map { $0 + ";\n" }.joined(separator: "\n")
  }

  private static let tables = [
    "CREATE SCHEMA IF NOT EXISTS widgetctl",
    """
    CREATE TABLE IF NOT EXISTS widgetctl.lists (
      list integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE,
      identity text NOT NULL,
      head bigint NOT NULL DEFAULT 0,
      first bigint NOT NULL DEFAULT 1
    ) WITH (fillfactor = 20)
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.members (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      member text NOT NULL,
      may integer NOT NULL CHECK (may BETWEEN 0 AND 3),
      PRIMARY KEY (list, member)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.machines (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      machine bigint NOT NULL,
      name text NOT NULL,
      computer text NOT NULL,
      author text NOT NULL,
      joined bigint NOT NULL,
      seen bigint NOT NULL,
      head bigint NOT NULL,
      PRIMARY KEY (list, machine)
    ) WITH (fillfactor = 50)
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.numbers (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      collection text NOT NULL,
      last bigint NOT NULL,
      PRIMARY KEY (list, collection)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.runs (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      number bigint NOT NULL,
      run text NOT NULL,
      author text NOT NULL,
      machine bigint NOT NULL,
      made bigint NOT NULL,
      received bigint NOT NULL,
      request text,
      reverses text[],
      stands boolean NOT NULL DEFAULT true,
      content bytea,
      PRIMARY KEY (list, number),
      UNIQUE (list, run)
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS runs_by_request
    ON widgetctl.runs (list, request) WHERE request IS NOT NULL AND stands
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.records (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      collection text NOT NULL,
      identity text NOT NULL,
      place bigint NOT NULL,
      content jsonb,
      PRIMARY KEY (list, collection, identity)
    )
    """,
    "CREATE INDEX IF NOT EXISTS records_by_place ON widgetctl.records (list, place)",
  ]

  private static let functions =
    [HubFunctions.microseconds, HubFunctions.permitted] + HubFunctions.reading
    + HubFunctions.writing + HubFunctions.ofPictures

  private static let grants =
    [
      "REVOKE ALL ON ALL TABLES IN SCHEMA widgetctl FROM PUBLIC",
      "REVOKE ALL ON ALL FUNCTIONS IN SCHEMA widgetctl FROM PUBLIC",
      "GRANT USAGE ON SCHEMA widgetctl TO PUBLIC",
      "COMMENT ON SCHEMA widgetctl IS 'Hubs of widgetctl, version \(HubState.version)'",
    ] + HubFunctions.called.map { "GRANT EXECUTE ON FUNCTION widgetctl.\($0) TO PUBLIC" }
}
