/// A script that contains most of the language, in the formatter's style.
enum ExampleScript {
  static let text = #"""
    #!/usr/bin/env -S widgetctl run
    // tidy.intents: finish what is overdue, then plan the week

    param days: Int = 7                          // widgetctl run tidy.intents --days 3

    let overdue = find ToDo where isDone == false and due < now sort by due limit 5
    for todo in overdue {
        complete-to-do(id: todo)
        print "done: \(todo.name)"
    }

    let milk = add-to-do(name: "Buy milk", due: tomorrow at 09:00)
    if let due = milk.due, due < today + days * 1 day {
        show(to-do, size: large)
    } else {
        print "nothing soon"
    }

    atomic {                                     // all of it or none of it
        rename-to-do(id: milk, name: "Buy oat milk")
        set-due(id: milk, due: friday)
    }

    try {
        refresh-crypto(timeout: 10 s)
    } catch error {
        print "old prices kept: \(error.message)"
    }
    """# + "\n"
}
