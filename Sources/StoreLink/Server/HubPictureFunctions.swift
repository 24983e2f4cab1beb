/// The tables and functions of a hub in PostgreSQL that store pictures.
///
/// The right to make a picture moves its due date, by the server's clock (LK-8). So no machine
/// makes a picture that another one is making.
enum HubPictureFunctions {
  static let tables = [
    """
    CREATE TABLE IF NOT EXISTS widgetctl.pictures (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      widget text NOT NULL,
      board text NOT NULL CHECK (octet_length(board) <= \(HubLimits.nameBytes)),
      kind text NOT NULL CHECK (octet_length(kind) <= \(HubLimits.nameBytes)),
      number bigint NOT NULL,
      due bigint NOT NULL,
      lease bigint NOT NULL DEFAULT 0,
      changed boolean NOT NULL DEFAULT false,
      token bigint NOT NULL DEFAULT 0,
      made bigint NOT NULL DEFAULT 0,
      maker text,
      error text,
      removed boolean NOT NULL DEFAULT false,
      content bytea,
      PRIMARY KEY (list, widget)
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS pictures_by_due
    ON widgetctl.pictures (list, kind, due) WHERE NOT removed
    """,
    "CREATE INDEX IF NOT EXISTS pictures_by_number ON widgetctl.pictures (list, board, number)",
    """
    CREATE INDEX IF NOT EXISTS pictures_by_board
    ON widgetctl.pictures (list, board, due) WHERE NOT removed
    """,
    """
    CREATE TABLE IF NOT EXISTS widgetctl.picture_reads (
      list integer NOT NULL REFERENCES widgetctl.lists ON DELETE CASCADE,
      collection text NOT NULL,
      widget text NOT NULL,
      PRIMARY KEY (list, collection, widget)
    )
    """,
    """
    CREATE INDEX IF NOT EXISTS picture_reads_by_widget
    ON widgetctl.picture_reads (list, widget)
    """,
    // One row for each list: storing a picture only waits for others that store pictures, not for
    // appends.
    """
    CREATE TABLE IF NOT EXISTS widgetctl.picture_heads (
      list integer PRIMARY KEY REFERENCES widgetctl.lists ON DELETE CASCADE,
      number bigint NOT NULL
    ) WITH (fillfactor = 20)
    """,
  ]

  /// The statement that gives a machine the right to make due pictures.
  ///
  /// In it, `l` is the number of the list, and `t` the time by the server's clock.
  static let taking = """
    UPDATE widgetctl.pictures p
    SET due = t + \(PictureLease.length), lease = t + \(PictureLease.length), changed = false,
      token = p.token + 1
    WHERE p.list = l AND p.widget = ANY (ARRAY(
      SELECT c.widget FROM unnest(p_kinds) k(kind) CROSS JOIN LATERAL (
        SELECT d.widget FROM widgetctl.pictures d
        WHERE d.list = l AND d.kind = k.kind AND d.due <= t AND NOT d.removed
        ORDER BY d.due LIMIT p_limit FOR UPDATE SKIP LOCKED
      ) c LIMIT p_limit))
    RETURNING p.widget, p.token
    """

  static func functions(
    _ function: (_ head: String, _ returns: String, _ settings: String, _ body: String) -> String
  ) -> [String] {
    [
      function(
        "take(p_list text, p_kinds text[], p_limit bigint)",
        "TABLE (head bigint, next bigint, now bigint, widgets text[], tokens bigint[])",
        "",
        """
        DECLARE
          l integer := widgetctl.permitted(p_list, \(HubRight.work.rawValue));
          t bigint := widgetctl.microseconds();
          taken text[];
          given bigint[];
        BEGIN
          IF array_length(p_kinds, 1) > \(HubLimits.kinds) THEN
            RAISE EXCEPTION 'more than \(HubLimits.kinds) kinds' USING ERRCODE = 'WC003';
          END IF;
          p_limit := greatest(0, least(p_limit, \(HubLimits.pictures)));
          WITH taken AS (\(taking))
          SELECT array_agg(x.widget), array_agg(x.token) INTO taken, given FROM taken x;
          RETURN QUERY SELECT s.head, (
            SELECT min(n.due) FROM unnest(p_kinds) k(kind) CROSS JOIN LATERAL (
              SELECT d.due FROM widgetctl.pictures d
              WHERE d.list = l AND d.kind = k.kind AND NOT d.removed ORDER BY d.due LIMIT 1
            ) n
          ), t, coalesce(taken, '{}'), coalesce(given, '{}')
          FROM widgetctl.lists s WHERE s.list = l;
        END
        """
      ),
      function(
        """
        keep(p_list text, p_widget text, p_token bigint, p_due bigint, p_reads text[], p_error text,
          p_content bytea)
        """,
        "bigint",
        " SET lock_timeout = '10s'",
        """
        DECLARE
          l integer := widgetctl.permitted(p_list, \(HubRight.work.rawValue));
          t bigint := widgetctl.microseconds();
          next bigint;
        BEGIN
          IF octet_length(p_content) > \(HubLimits.pictureBytes)
            OR array_length(p_reads, 1) > \(HubLimits.reads)
            OR char_length(p_error) > \(HubLimits.errorLength)
          THEN
            RAISE EXCEPTION 'the picture exceeds a limit' USING ERRCODE = 'WC003';
          END IF;
          -- An append that changes a board locks the two in this order too.
          PERFORM 1 FROM widgetctl.picture_heads h WHERE h.list = l FOR UPDATE;
          PERFORM 1 FROM widgetctl.pictures p
          WHERE p.list = l AND p.widget = p_widget AND p.token = p_token AND p.lease > 0
            AND NOT p.removed
          FOR UPDATE;
          IF NOT FOUND THEN
            RETURN 0;
          END IF;
          \(numbering("next"))
          UPDATE widgetctl.pictures p SET number = next, lease = 0, changed = false,
            due = CASE WHEN p.changed THEN t
              ELSE greatest(p_due, t + \(PictureLease.shortestPause)) END,
            made = CASE WHEN p_content IS NULL THEN p.made ELSE t END, maker = session_user,
            error = p_error, content = coalesce(p_content, p.content)
          WHERE p.list = l AND p.widget = p_widget;
          IF p_content IS NOT NULL THEN
            DELETE FROM widgetctl.picture_reads r
            WHERE r.list = l AND r.widget = p_widget AND r.collection <> ALL (p_reads);
            INSERT INTO widgetctl.picture_reads
            SELECT l, u.collection, p_widget FROM unnest(p_reads) u(collection)
            ON CONFLICT DO NOTHING;
          END IF;
          RETURN 1;
        END
        """
      ),
      function(
        "pictures(p_list text, p_board text, p_after bigint, p_limit bigint)",
        """
        TABLE (number bigint, widget text, made bigint, error text, record text, content bytea)
        """,
        "",
        """
        DECLARE
          l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
        BEGIN
          RETURN QUERY SELECT b.number, b.widget, b.made, b.error, b.record, b.content FROM (
            SELECT a.*, row_number() OVER w AS place,
              sum(coalesce(octet_length(a.content), 0)) OVER w AS bytes
            FROM (
              SELECT p.number, p.widget, p.made, p.error, r.content::text AS record, p.content
              FROM widgetctl.pictures p LEFT JOIN widgetctl.records r ON r.list = l
                AND r.collection = '\(HubBoard.collection)' AND r.identity = p.widget
              WHERE p.list = l AND p.board = p_board AND p.number > p_after
              ORDER BY p.number LIMIT greatest(0, least(p_limit, \(HubLimits.pictures)))
            ) a WINDOW w AS (ORDER BY a.number)
          ) b WHERE b.place = 1 OR b.bytes <= \(HubLimits.callBytes) ORDER BY b.number;
        END
        """
      ),
      // Returns a board's last number and its overdue pictures and, if p_first is true, the names
      // of the boards.
      function(
        "look(p_list text, p_board text, p_first boolean)",
        "TABLE (now bigint, last bigint, widgets text[], dues bigint[], boards text[])",
        "",
        """
        DECLARE
          l integer := widgetctl.permitted(p_list, \(HubRight.read.rawValue));
          t bigint := widgetctl.microseconds();
          late text[];
          since bigint[];
          names text[];
        BEGIN
          SELECT array_agg(x.widget), array_agg(x.due) INTO late, since FROM (
            SELECT p.widget, p.due FROM widgetctl.pictures p
            WHERE p.list = l AND p.board = p_board AND NOT p.removed
              AND p.due < t - \(PictureLease.patience)
            ORDER BY p.due LIMIT \(HubLimits.pictures)
          ) x;
          IF p_first THEN
            WITH RECURSIVE n(board) AS (
              SELECT min(p.board) FROM widgetctl.pictures p WHERE p.list = l AND NOT p.removed
              UNION ALL
              SELECT (SELECT min(p.board) FROM widgetctl.pictures p
                WHERE p.list = l AND NOT p.removed AND p.board > n.board)
              FROM n WHERE n.board IS NOT NULL
            )
            SELECT array_agg(x.board) INTO names FROM (
              SELECT n.board FROM n WHERE n.board IS NOT NULL LIMIT \(HubLimits.boards)
            ) x;
          END IF;
          RETURN QUERY SELECT t, coalesce((
            SELECT max(p.number) FROM widgetctl.pictures p WHERE p.list = l AND p.board = p_board
          ), 0), coalesce(late, '{}'), coalesce(since, '{}'), coalesce(names, '{}');
        END
        """
      ),
    ]
  }

  /// Returns the SQL that assigns the number for a change of a picture to the variable with this
  /// name.
  ///
  /// Numbers ascend within a list.
  private static func numbering(_ variable: String) -> String {
    """
    INSERT INTO widgetctl.picture_heads AS h VALUES (l, 1)
    ON CONFLICT (list) DO UPDATE SET number = h.number + 1
    RETURNING h.number INTO \(variable);
    """
  }

  /// The part of an append that follows each change of a record: it adds, changes or removes the
  /// record's picture.
  static let ofChange = """
    IF p_collections[change] = '\(HubBoard.collection)' THEN
      \(numbering("shown"))
      IF p_inserts[change] THEN
        INSERT INTO widgetctl.pictures AS p (list, widget, board, kind, number, due)
        VALUES (l, p_identities[change], p_boards[change], p_kinds[change], shown, t)
        ON CONFLICT (list, widget) DO UPDATE SET board = excluded.board, kind = excluded.kind,
          number = shown, due = t, lease = 0, changed = false, token = p.token + 1, made = 0,
          error = NULL, removed = false, content = NULL;
      ELSIF p_values[change] IS NULL THEN
        UPDATE widgetctl.pictures p SET number = shown, due = 9223372036854775807, lease = 0,
          changed = false, token = p.token + 1, made = 0, error = NULL, removed = true,
          content = NULL
        WHERE p.list = l AND p.widget = p_identities[change];
        DELETE FROM widgetctl.picture_reads r
        WHERE r.list = l AND r.widget = p_identities[change];
      ELSIF p_drawn[change] THEN
        UPDATE widgetctl.pictures p SET number = shown, due = t, lease = 0, changed = false,
          token = p.token + 1, made = 0, error = NULL, content = NULL
        WHERE p.list = l AND p.widget = p_identities[change];
      ELSE
        UPDATE widgetctl.pictures p SET number = shown
        WHERE p.list = l AND p.widget = p_identities[change];
      END IF;
    END IF;
    """

  /// The end of an append: pictures made from a changed collection become due.
  ///
  /// If a machine is making such a picture, it becomes due after that machine has stored it.
  static let ofCollections = """
    UPDATE widgetctl.pictures p SET changed = true,
      due = CASE WHEN p.lease > t THEN p.due ELSE t END
    WHERE p.list = l AND NOT p.removed AND p.widget IN (
        SELECT r.widget FROM widgetctl.picture_reads r
        WHERE r.list = l AND r.collection = ANY (p_collections)
      ) AND CASE WHEN p.lease > t THEN NOT p.changed ELSE p.due > t END;
    """
}
