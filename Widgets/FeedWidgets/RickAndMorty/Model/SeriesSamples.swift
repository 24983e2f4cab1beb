/// The built-in data of the series, one item in each row; `SeriesDocuments` converts it to the
/// API's JSON.
enum SeriesSamples {
  /// The characters, with these columns: identifier, name, status, species, type, gender, origin,
  /// location, episodes, created.
  ///
  /// Origin and location are each given by identifier and name.
  static let characters = """
    1|Rick Sanchez|Alive|Human||Male|1|Earth (C-137)|3|Citadel of Ricks|1-24|\
    2021-02-02T01:07:13.037Z
    2|Morty Smith|Alive|Human||Male||unknown|3|Citadel of Ricks|1-24|2021-03-03T02:14:26.074Z
    3|Summer Smith|Alive|Human||Female|20|Earth (Replacement Dimension)|20|\
    Earth (Replacement Dimension)|6-12 14-24|2021-04-04T03:21:39.111Z
    4|Beth Smith|Alive|Human||Female|20|Earth (Replacement Dimension)|20|\
    Earth (Replacement Dimension)|6-12 14-16 18-24|2021-05-05T04:28:52.148Z
    5|Jerry Smith|Alive|Human||Male|20|Earth (Replacement Dimension)|20|\
    Earth (Replacement Dimension)|6-16 18-23|2021-06-06T05:35:05.185Z
    6|Abadango Cluster Princess|Alive|Alien||Female|2|Abadango|2|Abadango||\
    2021-07-07T06:42:18.222Z
    7|Abradolf Lincler|unknown|Human|Genetic experiment|Male|20|Earth (Replacement Dimension)|\
    21|Testicle Monster Dimension|10-11|2021-08-08T07:49:31.259Z
    8|Adjudicator Rick|Dead|Human||Male||unknown|3|Citadel of Ricks||2021-09-09T08:56:44.296Z
    9|Agency Director|Dead|Human||Male|20|Earth (Replacement Dimension)|20|\
    Earth (Replacement Dimension)|24|2021-10-10T09:03:57.333Z
    10|Alan Rails|Dead|Human|Superhuman (Ghost trains summoner)|Male||unknown|4|\
    Worldender's lair||2021-11-11T10:10:10.370Z
    11|Albert Einstein|Dead|Human||Male|1|Earth (C-137)|20|Earth (Replacement Dimension)|12|\
    2021-12-12T11:17:23.407Z
    12|Alexander|Dead|Human||Male|1|Earth (C-137)|5|Anatomy Park|3|2021-01-13T12:24:36.444Z
    13|Alien Googah|unknown|Alien||unknown||unknown|20|Earth (Replacement Dimension)||\
    2021-02-14T13:31:49.481Z
    14|Alien Morty|unknown|Alien||Male||unknown|3|Citadel of Ricks|10|2021-03-15T14:38:02.518Z
    15|Alien Rick|unknown|Alien||Male||unknown|3|Citadel of Ricks|10|2021-04-16T15:45:15.555Z
    16|Amish Cyborg|Dead|Alien|Parasite|Male||unknown|20|Earth (Replacement Dimension)|15|\
    2021-05-17T16:52:28.592Z
    17|Annie|Alive|Human||Female|1|Earth (C-137)|5|Anatomy Park|3|2021-06-18T17:59:41.629Z
    18|Antenna Morty|Alive|Human|Human with antennae|Male||unknown|3|Citadel of Ricks|10|\
    2021-07-19T18:06:54.666Z
    19|Antenna Rick|unknown|Human|Human with antennae|Male||unknown||unknown|10|\
    2021-08-20T19:13:07.703Z
    20|Ants in my Eyes Johnson|unknown|Human|Human with ants in his eyes|Male||unknown|6|\
    Interdimensional Cable|8|2021-09-21T20:20:20.740Z
    38|Beth Smith|Alive|Human||Female|1|Earth (C-137)|1|Earth (C-137)|1-6 22|\
    2021-03-11T14:26:14.406Z
    45|Bill|Alive|Human||Male|1|Earth (C-137)|1|Earth (C-137)|3|2021-10-18T21:15:45.665Z
    71|Conroy|Dead|Robot||unknown|20|Earth (Replacement Dimension)|1|Earth (C-137)|22|\
    2021-12-16T23:17:23.627Z
    82|Cronenberg Rick|unknown|Cronenberg||Male|12|Cronenberg Earth|1|Earth (C-137)|6 10|\
    2021-11-27T10:34:46.034Z
    83|Cronenberg Morty|unknown|Cronenberg||Male|12|Cronenberg Earth|1|Earth (C-137)|6 10|\
    2021-12-28T11:41:59.071Z
    92|Davin|Dead|Human||Male|1|Earth (C-137)|1|Earth (C-137)|1 6|2021-09-09T20:44:56.404Z
    118|Evil Morty|Alive|Human||Male||unknown|3|Citadel of Ricks|10|2021-11-07T22:46:34.366Z
    183|Johnny Depp|Alive|Human||Male|23|Earth (C-500A)|23|Earth (C-500A)|8|\
    2021-04-16T15:21:39.771Z
    216|MC Haps|Alive|Human||Male|1|Earth (C-137)|1|Earth (C-137)|6 11|2021-01-21T00:12:48.992Z
    239|Mr. Goldenfold|Alive|Cronenberg||Male|1|Earth (C-137)|1|Earth (C-137)|1-2 4 6|\
    2021-12-16T23:53:47.843Z
    244|Mr. Poopybutthole|Alive|Poopybutthole||Male||unknown|20|Earth (Replacement Dimension)|\
    15 21|2021-05-21T04:28:52.028Z
    265|Pickle Rick|Alive|unknown|Pickle|Male|1|Earth (C-137)|20|\
    Earth (Replacement Dimension)|24|2021-02-14T01:55:25.805Z
    338|Summer Smith|Alive|Human||Female|1|Earth (C-137)|1|Earth (C-137)|1-6 22|\
    2021-03-03T02:26:14.506Z
    826|Butter Robot|Alive|Robot|Passing Butter Robot|Genderless|20|\
    Earth (Replacement Dimension)|20|Earth (Replacement Dimension)|9|2021-11-15T10:22:58.562Z
    """

  /// The locations, with these columns: identifier, name, type, dimension, residents, created.
  static let locations = """
    1|Earth (C-137)|Planet|Dimension C-137|38 45 71 82-83 92 216 239 338|\
    2022-02-02T01:07:13.037Z
    2|Abadango|Cluster|unknown|6|2022-03-03T02:14:26.074Z
    3|Citadel of Ricks|Space station|unknown|1-2 8 14-15 18 118|2022-04-04T03:21:39.111Z
    4|Worldender's lair|Planet|unknown|10|2022-05-05T04:28:52.148Z
    5|Anatomy Park|Microverse|Dimension C-137|12 17|2022-06-06T05:35:05.185Z
    6|Interdimensional Cable|TV|unknown|20|2022-07-07T06:42:18.222Z
    7|Immortality Field Resort|Resort|unknown||2022-08-08T07:49:31.259Z
    8|Post-Apocalyptic Earth|Planet|Post-Apocalyptic Dimension||2022-09-09T08:56:44.296Z
    9|Purge Planet|Planet|Replacement Dimension||2022-10-10T09:03:57.333Z
    10|Venzenulon 7|Planet|unknown||2022-11-11T10:10:10.370Z
    11|Bepis 9|Planet|unknown||2022-12-12T11:17:23.407Z
    12|Cronenberg Earth|Planet|Cronenberg Dimension||2022-01-13T12:24:36.444Z
    13|Nuptia 4|Planet|unknown||2022-02-14T13:31:49.481Z
    14|Giant's Town|Fantasy town|Fantasy Dimension||2022-03-15T14:38:02.518Z
    15|Bird World|Planet|unknown||2022-04-16T15:45:15.555Z
    16|St. Gloopy Noops Hospital|Space station|unknown||2022-05-17T16:52:28.592Z
    17|Earth (5-126)|Planet|Dimension 5-126||2022-06-18T17:59:41.629Z
    18|Mr. Goldenfold's dream|Dream|Dimension C-137||2022-07-19T18:06:54.666Z
    19|Gromflom Prime|Planet|Replacement Dimension||2022-08-20T19:13:07.703Z
    20|Earth (Replacement Dimension)|Planet|Replacement Dimension|3-5 9 11 13 16 244 265 826|\
    2022-09-21T20:20:20.740Z
    21|Testicle Monster Dimension|Dimension|Testicle Monster Dimension|7|\
    2022-10-22T21:27:33.777Z
    22|Signus 5 Expanse|unknown|Cromulon Dimension||2022-11-23T22:34:46.814Z
    23|Earth (C-500A)|Planet|Dimension C-500A|183|2022-12-24T23:41:59.851Z
    24|Rick's Battery Microverse|Microverse|Replacement Dimension||2022-01-25T00:48:12.888Z
    """

  /// The episodes, with these columns: identifier, name, air date, code, characters, created.
  static let episodes = """
    1|Pilot|December 2, 2013|S01E01|1-2 38 92 239 338|2023-02-02T01:07:13.037Z
    2|Lawnmower Dog|December 9, 2013|S01E02|1-2 38 239 338|2023-03-03T02:14:26.074Z
    3|Anatomy Park|December 16, 2013|S01E03|1-2 12 17 38 45 338|2023-04-04T03:21:39.111Z
    4|M. Night Shaym-Aliens!|January 13, 2014|S01E04|1-2 38 239 338|2023-05-05T04:28:52.148Z
    5|Meeseeks and Destroy|January 20, 2014|S01E05|1-2 38 338|2023-06-06T05:35:05.185Z
    6|Rick Potion #9|January 27, 2014|S01E06|1-5 38 82-83 92 216 239 338|\
    2023-07-07T06:42:18.222Z
    7|Raising Gazorpazorp|March 10, 2014|S01E07|1-5|2023-08-08T07:49:31.259Z
    8|Rixty Minutes|March 17, 2014|S01E08|1-5 20 183|2023-09-09T08:56:44.296Z
    9|Something Ricked This Way Comes|March 24, 2014|S01E09|1-5 826|2023-10-10T09:03:57.333Z
    10|Close Rick-counters of the Rick Kind|April 7, 2014|S01E10|1-5 7 14-15 18-19 82-83 118|\
    2023-11-11T10:10:10.370Z
    11|Ricksy Business|April 14, 2014|S01E11|1-5 7 216|2023-12-12T11:17:23.407Z
    12|A Rickle in Time|July 26, 2015|S02E01|1-5 11|2023-01-13T12:24:36.444Z
    13|Mortynight Run|August 2, 2015|S02E02|1-2 5|2023-02-14T13:31:49.481Z
    14|Auto Erotic Assimilation|August 9, 2015|S02E03|1-5|2023-03-15T14:38:02.518Z
    15|Total Rickall|August 16, 2015|S02E04|1-5 16 244|2023-04-16T15:45:15.555Z
    16|Get Schwifty|August 23, 2015|S02E05|1-5|2023-05-17T16:52:28.592Z
    17|The Ricks Must Be Crazy|August 30, 2015|S02E06|1-3|2023-06-18T17:59:41.629Z
    18|Big Trouble in Little Sanchez|September 13, 2015|S02E07|1-5|2023-07-19T18:06:54.666Z
    19|Interdimensional Cable 2: Tempting Fate|September 20, 2015|S02E08|1-5|\
    2023-08-20T19:13:07.703Z
    20|Look Who's Purging Now|September 27, 2015|S02E09|1-5|2023-09-21T20:20:20.740Z
    21|The Wedding Squanchers|October 4, 2015|S02E10|1-5 244|2023-10-22T21:27:33.777Z
    22|The Rickshank Rickdemption|April 1, 2017|S03E01|1-5 38 71 338|2023-11-23T22:34:46.814Z
    23|Rickmancing the Stone|July 30, 2017|S03E02|1-5|2023-12-24T23:41:59.851Z
    24|Pickle Rick|August 6, 2017|S03E03|1-4 9 265|2023-01-25T00:48:12.888Z
    """
}
