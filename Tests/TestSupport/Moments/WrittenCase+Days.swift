extension WrittenCase {
  /// Days in English words.
  static let english = """
    @ Europe/Berlin 1795512600 en_GB.UTF-8
    now = 2026-11-24T09:30:00Z
    today = 2026-11-24
    Today = 2026-11-24
    TODAY = 2026-11-24
    tomorrow = 2026-11-25
    yesterday = 2026-11-23
    monday = 2026-11-30
    tuesday = 2026-12-01
    wednesday = 2026-11-25
    thursday = 2026-11-26
    friday = 2026-11-27
    saturday = 2026-11-28
    sunday = 2026-11-29
    Friday = 2026-11-27
    mon = 2026-11-30
    tue = 2026-12-01
    tues = 2026-12-01
    wed = 2026-11-25
    weds = 2026-11-25
    thu = 2026-11-26
    thur = 2026-11-26
    thurs = 2026-11-26
    fri = 2026-11-27
    sat = 2026-11-28
    sun = 2026-11-29
    on friday = 2026-11-27
    by friday = 2026-11-27
    next friday = 2026-12-04
    next fri = 2026-12-04
    next monday = 2026-11-30
    next tuesday = 2026-12-01
    next sunday = 2026-12-06
    this friday = 2026-11-27
    this monday = 2026-11-30
    this sunday = 2026-11-29
    next week = 2026-11-30
    next month = 2026-12-01
    next year = 2027-01-01
    in 3 days = 2026-11-27
    3 days = 2026-11-27
    2 weeks = 2026-12-08
    3d = 2026-11-27
    in 1 day = 2026-11-25
    in a day = 2026-11-25
    in a week = 2026-12-01
    in one week = 2026-12-01
    in 2 weeks = 2026-12-08
    in 6 weeks = 2027-01-05
    in 1 month = 2026-12-24
    in 3 months = 2027-02-24
    in 1 year = 2027-11-24
    in 2 years = 2028-11-24
    in 2 hours = 2026-11-24T11:30:00Z
    in an hour = 2026-11-24T10:30:00Z
    in 30 minutes = 2026-11-24T10:00:00Z
    in 30 min = 2026-11-24T10:00:00Z
    in 2h = 2026-11-24T11:30:00Z
    in 3d = 2026-11-27
    in 0 days = 2026-11-24
    3 days ago = 2026-11-21
    2 weeks ago = 2026-11-10
    2 hours ago = 2026-11-24T07:30:00Z
    +3d = 2026-11-27
    +1d = 2026-11-25
    +2w = 2026-12-08
    +1m = 2026-12-24
    +2m = 2027-01-24
    +1mo = 2026-12-24
    +1y = 2027-11-24
    +2h = 2026-11-24T11:30:00Z
    +90min = 2026-11-24T11:00:00Z
    +14days = 2026-12-08
    end of month = 2026-11-30
    end of the month = 2026-11-30
    end of week = 2026-11-29
    end of the week = 2026-11-29
    end of year = 2026-12-31
    eom = 2026-11-30
    eow = 2026-11-29
    eoy = 2026-12-31
    EOM = 2026-11-30
    24 Dec = 2026-12-24
    24 dec = 2026-12-24
    24 December = 2026-12-24
    24 December 2027 = 2027-12-24
    24th December 2027 = 2027-12-24
    24th of December = 2026-12-24
    1st Jan = 2027-01-01
    2nd of Feb 2027 = 2027-02-02
    3rd march = 2027-03-03
    Dec 24 = 2026-12-24
    Dec 24th = 2026-12-24
    Dec 24 2027 = 2027-12-24
    Dec 24, 2027 = 2027-12-24
    December 24th, 2027 = 2027-12-24
    24. Dec = 2026-12-24
    24 Dec. = 2026-12-24
    3 may = 2027-05-03
    5 Sept = 2027-09-05
    24 Nov = 2026-11-24
    23 Nov = 2027-11-23
    29 Feb = 2028-02-29
    29 Feb 2028 = 2028-02-29
    31 dec 9999 = 9999-12-31
    1 jan 2000 = 2000-01-01
    Tue 1 Dec = 2026-12-01
    tomorrow, Wed 25 Nov, 09:00 = 2026-11-25 09:00
    Thursday, 24 December 2026 = 2026-12-24
    @ Europe/Berlin 1832932800 en_GB
    +1m = 2028-02-29
    in 1 month = 2028-02-29
    eom = 2028-01-31
    next month = 2028-02-01
    @ Europe/Berlin 1835438400 en_GB
    in 1 year = 2029-02-28
    29 feb = 2028-02-29
    eom = 2028-02-29
    tomorrow = 2028-03-01
    @ Europe/Berlin 1798756200 en_GB
    tomorrow = 2027-01-01
    fri = 2027-01-01
    next friday = 2027-01-08
    next month = 2027-01-01
    next year = 2027-01-01
    eow = 2027-01-03
    eoy = 2026-12-31
    00:15 = 2027-01-01 00:15
    1 Jan = 2027-01-01
    31 Dec = 2026-12-31
    @ Europe/Berlin 1795953600 en_GB
    sunday = 2026-12-06
    next sunday = 2026-12-06
    next week = 2026-11-30
    eow = 2026-11-29
    this monday = 2026-11-30
    @ Asia/Tokyo 1795550400 ja_JP.UTF-8
    today = 2026-11-25
    tomorrow = 2026-11-26
    wednesday = 2026-12-02
    """

  /// Days in numbers, in locales that write them in different orders.
  static let numbers = """
    @ Europe/Berlin 1795512600 de_DE.UTF-8
    2026-12-01 = 2026-12-01
    2028-02-29 = 2028-02-29
    2026/12/24 = 2026-12-24
    2026/1/5 = 2026-01-05
    24.12.2026 = 2026-12-24
    24.12.26 = 2026-12-24
    1.2.2027 = 2027-02-01
    24.12. = 2026-12-24
    1.2. = 2027-02-01
    24.11. = 2026-11-24
    23.11. = 2027-11-23
    24.12 = 2026-12-24
    5/6 = 2027-06-05
    5/6/2026 = 2026-06-05
    05/06/2026 = 2026-06-05
    24/12 = 2026-12-24
    12/24 = 2026-12-24
    12/24/2026 = 2026-12-24
    6/6 = 2027-06-06
    @ America/New_York 1795512600 en_US.UTF-8
    5/6 = 2027-05-06
    5/6/2026 = 2026-05-06
    12/24/2026 = 2026-12-24
    24/12/2026 = 2026-12-24
    24.12.2026 = 2026-12-24
    5.6. = 2027-06-05
    @ Asia/Tokyo 1795512600 ja_JP.UTF-8
    5/6 = 2027-05-06
    @ Europe/Istanbul 1795512600 tr_TR.UTF-8
    5/6 = 2027-06-05
    @ Europe/Berlin 1795512600 en_GB
    5/6 = 2027-06-05
    @ Europe/Berlin 1795512600 tr
    5/6 = 2027-06-05
    @ Europe/Berlin 1795512600 C
    24/12 = 2026-12-24
    12/24/2026 = 2026-12-24
    6/6/2027 = 2027-06-06
    24.12. = 2026-12-24
    """
}
