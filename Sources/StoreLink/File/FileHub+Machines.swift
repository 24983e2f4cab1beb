internal import SharedStore

extension FileHub {
  package func join(name: String, computer: String) throws(LinkError) -> Int64 {
    try require(.read)
    try HubRequest.check(name: name, "the machine's name")
    try HubRequest.check(name: computer, "the computer's name")
    let now = now()
    return try write { transaction in
      guard try transaction.count(HubMachineRow.self) < HubLimits.machines else {
        throw LinkError.tooLarge(what: "the number of machines", limit: HubLimits.machines)
      }
      let row = HubMachineRow(name: name, computer: computer, author: member.name, now: now)
      return try transaction.insert(row).key
    }
  }

  package func numbers(
    of collection: String,
    count: Int,
    beyond known: Int64
  ) throws(LinkError) -> ClosedRange<Int64> {
    try require(.write)
    try HubRequest.check(collection: collection, count: count)
    return try write { transaction in
      let filter = StoreFilter.equals("collection", collection)
      let row = try transaction.fetch(HubNumbersRow.self, where: filter, limit: 1).first
      let numbers = HubNumbers.next(after: row?.last ?? 0, count: count, beyond: known)
      if var row {
        row.last = numbers.upperBound
        try transaction.update(row)
      } else {
        try transaction.insert(HubNumbersRow(collection, last: numbers.upperBound))
      }
      return numbers
    }
  }

  package func forget(_ ids: [String]) throws(LinkError) {
    try require(.write)
    try HubRequest.check(forgotten: ids)
    let now = now()
    do {
      try core.erase { transaction in
        var forgotten: [String] = []
        var last: Int64 = 0
        for id in ids {
          guard let mark = try transaction.mark(ofRun: id),
            var content = try transaction.record(mark.key, as: HubRunContent.self),
            content.content != nil
          else { continue }
          guard mark.author == member.name || member.right == .own else {
            throw LinkError.refused(address: address, reason: HubRight.own.refusal)
          }
          (content.request, content.content) = (nil, nil)
          try transaction.update(content)
          forgotten.append(id)
          last = max(last, mark.key)
        }
        guard !forgotten.isEmpty, var list = try transaction.knownList() else { return }
        let head = try transaction.head()
        let notice = try LinkedRun(
          forgetting: forgotten,
          id: "forget-\(list.list)-\(head + 1)",
          made: now,
          known: Int(head)
        )
        try transaction.insert(
          HubRunRow(notice, number: head + 1, author: member.name, received: now)
        )
        // Without the forgotten runs, the log can only be applied from the next run on.
        list.first = max(list.first, last + 1)
        try transaction.update(list)
      }
    } catch {
      throw LinkError(error, at: address)
    }
  }
}
