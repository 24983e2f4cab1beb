/// The function that appends runs to a list in PostgreSQL.
///
/// It locks the list's row, so appends to one list wait for each other and for nothing else.
/// Changes are passed as arrays of equal length, in the order of their runs.
enum HubAppendFunction {
  static func text(
    _ function: (_ head: String, _ returns: String, _ settings: String, _ body: String) -> String
  ) -> String {
    function(
      """
      append(p_list text, p_head bigint, p_runs text[], p_machines bigint[], p_mades bigint[],
        p_keys text[], p_contents bytea[], p_reversing bigint[], p_reversed text[],
        p_changing bigint[], p_collections text[], p_identities text[], p_inserts boolean[],
        p_values text[], p_boards text[], p_kinds text[], p_drawn boolean[])
      """,
      "TABLE (answer text, numbers bigint[])",
      " SET lock_timeout = '10s'",
      body
    )
  }

  private static let body = """
    DECLARE
      l integer := widgetctl.permitted(p_list, \(HubRight.write.rawValue));
      t bigint := widgetctl.microseconds();
      last bigint;
      known bigint[];
      other text;
      change bigint := 1;
      changes bigint := coalesce(array_length(p_changing, 1), 0);
      start bigint;
      shown bigint;
      oldest bigint;
    BEGIN
      SELECT s.head INTO last FROM widgetctl.lists s WHERE s.list = l FOR UPDATE;
      SELECT array_agg(r.number ORDER BY u.place) INTO known
      FROM unnest(p_runs) WITH ORDINALITY u(run, place)
      LEFT JOIN widgetctl.runs r ON r.list = l AND r.run = u.run;
      IF array_position(known, NULL) IS NULL THEN
        RETURN QUERY SELECT 'appended', known;
        RETURN;
      END IF;
      IF last <> p_head THEN
        RETURN QUERY SELECT 'behind', ARRAY[last];
        RETURN;
      END IF;
      FOR place IN 1..array_length(p_runs, 1) LOOP
        start := change;
        IF known[place] IS NOT NULL THEN
          WHILE change <= changes AND p_changing[change] = place LOOP
            change := change + 1;
          END LOOP;
          CONTINUE;
        END IF;
        SELECT m.author INTO other FROM widgetctl.machines m
        WHERE m.list = l AND m.machine = p_machines[place];
        IF other IS NULL THEN
          RAISE EXCEPTION 'machine % has not joined this list', p_machines[place]
          USING ERRCODE = 'WC003';
        ELSIF other <> session_user THEN
          RAISE EXCEPTION 'machine % belongs to %', p_machines[place], other
          USING ERRCODE = 'WC002';
        END IF;
        IF p_keys[place] IS NOT NULL THEN
          SELECT r.run INTO other FROM widgetctl.runs r
          WHERE r.list = l AND r.request = p_keys[place] AND r.stands;
          IF FOUND THEN
            RAISE EXCEPTION '%', other USING ERRCODE = 'WC009';
          END IF;
        END IF;
        last := last + 1;
        known[place] := last;
        INSERT INTO widgetctl.runs
        VALUES (l, last, p_runs[place], session_user, p_machines[place], least(p_mades[place], t),
          t, p_keys[place],
          (SELECT array_agg(u.run) FROM unnest(p_reversing, p_reversed) u(reversing, run)
            WHERE u.reversing = place),
          true, p_contents[place]);
        WHILE change <= changes AND p_changing[change] = place LOOP
          IF p_inserts[change] THEN
            INSERT INTO widgetctl.records AS r
            VALUES (l, p_collections[change], p_identities[change], last << 20 | change - start,
              p_values[change]::jsonb)
            ON CONFLICT (list, collection, identity)
            DO UPDATE SET place = excluded.place, content = excluded.content
            WHERE r.content IS NULL;
          ELSE
            UPDATE widgetctl.records r SET place = last << 20 | change - start,
              content = r.content || p_values[change]::jsonb
            WHERE r.list = l AND r.collection = p_collections[change]
              AND r.identity = p_identities[change] AND r.content IS NOT NULL;
          END IF;
          IF NOT FOUND THEN
            RAISE EXCEPTION 'there is % record % of %',
              CASE WHEN p_inserts[change] THEN 'already a' ELSE 'no' END,
              p_identities[change], p_collections[change] USING ERRCODE = 'WC003';
          END IF;
          \(HubPictureFunctions.ofChange)
          change := change + 1;
        END LOOP;
        -- Only then: a plan from before the table was full may read all of it.
        IF change > start AND place = ANY (p_reversing) THEN
          WITH RECURSIVE reached(run) AS (
            SELECT u.run FROM unnest(p_reversing, p_reversed) u(reversing, run)
            WHERE u.reversing = place
            UNION
            SELECT x.run FROM reached JOIN widgetctl.runs r ON r.list = l AND r.run = reached.run
            CROSS JOIN LATERAL unnest(r.reverses) x(run)
          )
          UPDATE widgetctl.runs r SET stands = NOT r.stands FROM reached
          WHERE r.list = l AND r.run = reached.run;
        END IF;
      END LOOP;
      \(HubPictureFunctions.ofCollections)
      UPDATE widgetctl.lists s SET head = last WHERE s.list = l;
      UPDATE widgetctl.machines m SET seen = t, head = last
      WHERE m.list = l AND m.machine = ANY (p_machines);
      IF p_head / 256 < last / 256 THEN
        -- The oldest ones by the index: a plan from before the table was full may otherwise compare all with all.
        SELECT max(o.number) INTO oldest FROM (
          SELECT r.number, r.received FROM widgetctl.runs r WHERE r.list = l
          ORDER BY r.number LIMIT \(HubTrimming.runsAtOnce)
        ) o
        WHERE o.received < t - \(HubTrimming.longestAge) OR o.number <= last - \(HubTrimming.runs);
        IF oldest IS NOT NULL THEN
          DELETE FROM widgetctl.runs r WHERE r.list = l AND r.number <= oldest;
          UPDATE widgetctl.lists s SET first = greatest(s.first, oldest + 1) WHERE s.list = l;
        END IF;
      END IF;
      RETURN QUERY SELECT 'appended', known;
    END
    """
}
