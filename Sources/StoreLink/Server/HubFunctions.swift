/// The SQL statements that create the functions of a hub in PostgreSQL.
///
/// They report errors with SQLSTATEs of their own:
///
/// - WC001: the list is unknown.
/// - WC002: a right is missing.
/// - WC003: no correct machine makes the request.
/// - WC009: another run has the idempotency key.
enum HubFunctions {
  /// The functions that every role may call; all others are only called by these.
  static let called = [
    "state", "runs", "records", "append", "numbers", "enter", "machines", "forget", "announce",
    "announce_pictures", "permit", "take", "keep", "pictures", "look",
  ]

  private static func function(
    _ head: String,
    returns: String,
    settings: String = "",
    _ body: String
  ) -> String {
    """
    CREATE OR REPLACE FUNCTION widgetctl.\(head)
    RETURNS \(returns)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp\(settings) AS $$
    \(body)
    $$
    """
  }

  /// An SQL expression for the server's time in microseconds since 1970 UTC.
  static let microseconds = """
    CREATE OR REPLACE FUNCTION widgetctl.microseconds() RETURNS bigint
    LANGUAGE sql VOLATILE SET search_path = pg_catalog, pg_temp AS $$
      SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
    $$
    """

  /// A function that returns the number of a list, if the current role has the required right.
  ///
  /// The role may have the right directly or as a member of another role.
  static let permitted = function(
    "permitted(p_list text, p_right integer)",
    returns: "integer",
    """
    DECLARE
      found integer;
      best integer;
    BEGIN
      SELECT l.list INTO found FROM widgetctl.lists l WHERE l.name = p_list;
      IF found IS NULL THEN
        RAISE EXCEPTION 'there is no list “%”', p_list USING ERRCODE = 'WC001';
      END IF;
      SELECT max(m.may) INTO best
      FROM widgetctl.members m JOIN pg_roles r ON r.rolname = m.member
      WHERE m.list = found AND pg_has_role(session_user, r.oid, 'MEMBER');
      IF coalesce(best, -1) < p_right THEN
        RAISE EXCEPTION '%', (ARRAY[
          '\(HubRight.read.refusal)', '\(HubRight.write.refusal)', '\(HubRight.work.refusal)',
          '\(HubRight.own.refusal)'])[p_right + 1] USING ERRCODE = 'WC002';
      END IF;
      RETURN found;
    END
    """
  )

  static let ofPictures = HubPictureFunctions.functions(function)

  static let reading = [
    function(
      "state(p_list text, p_machine bigint, p_head bigint)",
      returns: "TABLE (identity text, head bigint, first bigint, now bigint, version bigint)",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
        t bigint := widgetctl.microseconds();
      BEGIN
        -- Not at each look, and not where nothing can be written.
        IF p_machine IS NOT NULL AND current_setting('transaction_read_only') = 'off' THEN
          UPDATE widgetctl.machines m SET seen = t, head = p_head
          WHERE m.list = l AND m.machine = p_machine AND m.author = session_user
            AND t - m.seen >= CASE WHEN m.head = p_head THEN 3600000000 ELSE 60000000 END;
        END IF;
        RETURN QUERY SELECT s.identity, s.head, s.first, t, \(HubState.version)::bigint
        FROM widgetctl.lists s WHERE s.list = l;
      END
      """
    ),
    function(
      "runs(p_list text, p_after bigint, p_limit bigint)",
      returns: """
        TABLE (number bigint, author text, machine bigint, made bigint, run text, content bytea)
        """,
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
      BEGIN
        RETURN QUERY SELECT b.number, b.author, b.machine, b.made, b.run, b.content FROM (
          SELECT a.*, row_number() OVER w AS place,
            sum(coalesce(octet_length(a.content), 0)) OVER w AS bytes
          FROM (
            SELECT r.* FROM widgetctl.runs r WHERE r.list = l AND r.number > p_after
            ORDER BY r.number LIMIT least(p_limit, \(HubLimits.runs))
          ) a WINDOW w AS (ORDER BY a.number)
        ) b WHERE b.place = 1 OR b.bytes <= \(HubLimits.callBytes) ORDER BY b.number;
      END
      """
    ),
    function(
      "records(p_list text, p_after bigint, p_limit bigint)",
      returns: "TABLE (place bigint, collection text, identity text, content text)",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
      BEGIN
        RETURN QUERY SELECT b.place, b.collection, b.identity, b.words FROM (
          SELECT a.*, row_number() OVER w AS row,
            sum(coalesce(octet_length(a.words), 0)) OVER w AS bytes
          FROM (
            SELECT r.place, r.collection, r.identity, r.content::text AS words
            FROM widgetctl.records r WHERE r.list = l AND r.place > p_after
            ORDER BY r.place LIMIT least(p_limit, \(HubLimits.records))
          ) a WINDOW w AS (ORDER BY a.place)
        ) b WHERE b.row = 1 OR b.bytes <= \(HubLimits.callBytes) ORDER BY b.place;
      END
      """
    ),
    function(
      "machines(p_list text)",
      returns: """
        TABLE (machine bigint, name text, computer text, author text, joined bigint, seen bigint,
          head bigint)
        """,
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
      BEGIN
        RETURN QUERY SELECT m.machine, m.name, m.computer, m.author, m.joined, m.seen, m.head
        FROM widgetctl.machines m WHERE m.list = l ORDER BY m.machine;
      END
      """
    ),
    announcing("announce", on: "s.identity"),
    // Pictures have their own channel, so that machines that only follow the log are not woken by
    // them.
    announcing("announce_pictures", on: "s.identity || '\(PostgresHub.ofPictures)'"),
  ]

  /// Returns the SQL of a function that notifies waiting machines of news.
  ///
  /// It is called in a statement of its own after the commit. Within a transaction, a notification
  /// would make all commits of the server wait for each other (LK-7).
  private static func announcing(_ name: String, on channel: String) -> String {
    function(
      "\(name)(p_list text)",
      returns: "void",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
      BEGIN
        PERFORM pg_notify('widgetctl_' || \(channel), s.head::text)
        FROM widgetctl.lists s WHERE s.list = l;
      END
      """
    )
  }

  static let writing = [
    HubAppendFunction.text(function),
    function(
      "numbers(p_list text, p_collection text, p_count bigint, p_beyond bigint)",
      returns: "TABLE (first bigint, last bigint)",
      settings: " SET lock_timeout = '10s'",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.write.rawValue));
        start bigint;
      BEGIN
        INSERT INTO widgetctl.numbers VALUES (l, p_collection, 0) ON CONFLICT DO NOTHING;
        SELECT n.last INTO start FROM widgetctl.numbers n
        WHERE n.list = l AND n.collection = p_collection FOR UPDATE;
        IF p_beyond NOT BETWEEN \(HubNumbers.offline.lowerBound)
          AND \(HubNumbers.offline.upperBound)
        THEN
          start := greatest(start, p_beyond);
        END IF;
        start := start + 1;
        IF start <= \(HubNumbers.offline.upperBound)
          AND start + p_count > \(HubNumbers.offline.lowerBound)
        THEN
          start := \(HubNumbers.offline.upperBound + 1);
        END IF;
        UPDATE widgetctl.numbers n SET last = start + p_count - 1
        WHERE n.list = l AND n.collection = p_collection;
        RETURN QUERY SELECT start, start + p_count - 1;
      END
      """
    ),
    function(
      "enter(p_list text, p_name text, p_computer text)",
      returns: "bigint",
      settings: " SET lock_timeout = '10s'",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
        t bigint := widgetctl.microseconds();
        number bigint;
      BEGIN
        PERFORM 1 FROM widgetctl.lists s WHERE s.list = l FOR UPDATE;
        SELECT coalesce(max(m.machine), 0) + 1 INTO number
        FROM widgetctl.machines m WHERE m.list = l;
        IF number > \(HubLimits.machines) THEN
          RAISE EXCEPTION 'the list has \(HubLimits.machines) machines' USING ERRCODE = 'WC003';
        END IF;
        INSERT INTO widgetctl.machines VALUES (l, number, p_name, p_computer, session_user, t, t, 0);
        RETURN number;
      END
      """
    ),
    // If p_notice is null, it returns the runs that would be forgotten. Otherwise it forgets them,
    // and appends the run p_notice that lists them.
    function(
      "forget(p_list text, p_runs text[], p_notice text, p_content bytea)",
      returns: "text[]",
      settings: " SET lock_timeout = '10s'",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.write.rawValue));
        t bigint := widgetctl.microseconds();
        gone text[];
        latest bigint;
        next bigint;
      BEGIN
        SELECT s.head + 1 INTO next FROM widgetctl.lists s WHERE s.list = l FOR UPDATE;
        SELECT array_agg(r.run ORDER BY r.number), max(r.number) INTO gone, latest
        FROM widgetctl.runs r WHERE r.list = l AND r.run = ANY (p_runs) AND r.content IS NOT NULL;
        IF gone IS NULL THEN
          RETURN '{}';
        END IF;
        IF EXISTS (
          SELECT 1 FROM widgetctl.runs r
          WHERE r.list = l AND r.run = ANY (gone) AND r.author <> session_user
        ) THEN
          PERFORM widgetctl.permitted(p_list, \(HubRight.own.rawValue));
        END IF;
        IF p_notice IS NOT NULL THEN
          UPDATE widgetctl.runs r SET request = NULL, content = NULL
          WHERE r.list = l AND r.run = ANY (gone);
          INSERT INTO widgetctl.runs (list, number, run, author, machine, made, received, content)
          VALUES (l, next, p_notice, session_user, 0, t, t, p_content);
          -- The log cannot be applied without them.
          UPDATE widgetctl.lists s SET head = next, first = greatest(s.first, latest + 1)
          WHERE s.list = l;
        END IF;
        RETURN gone;
      END
      """
    ),
    // Sets the right of a role: read, write, work or own; null removes the role.
    function(
      "permit(p_list text, p_member text, p_right text)",
      returns: "void",
      """
      DECLARE
        l integer := widgetctl.permitted(p_list, \(HubRight.own.rawValue));
        place integer := array_position(ARRAY['read', 'write', 'work', 'own'], p_right);
      BEGIN
        IF p_right IS NULL THEN
          DELETE FROM widgetctl.members m WHERE m.list = l AND m.member = p_member;
        ELSIF place IS NULL THEN
          RAISE EXCEPTION 'a right is read, write, work or own' USING ERRCODE = 'WC003';
        ELSE
          INSERT INTO widgetctl.members AS m VALUES (l, p_member, place - 1)
          ON CONFLICT (list, member) DO UPDATE SET may = excluded.may;
        END IF;
      END
      """
    ),
  ]
}
