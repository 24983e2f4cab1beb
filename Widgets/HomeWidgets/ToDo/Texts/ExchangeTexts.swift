import WidgetIntents

/// The titles and descriptions of the parameters of import, export and sync.
enum ExchangeTexts {
  static let files = LocalizedStringResource(english: "Files", turkish: "Dosyalar")
  static let whichFiles = LocalizedStringResource(
    english: "Files with to-dos, or folders that contain such files",
    turkish: "Görev dosyaları ya da içinde bulundukları klasörler"
  )
  static let input = LocalizedStringResource(english: "Input", turkish: "Girdi")
  static let whatInput = LocalizedStringResource(
    english: "A file with the contents of standard input",
    turkish: "Standart girdiden gelenin bulunduğu dosya"
  )
  static let from = LocalizedStringResource(english: "From", turkish: "Biçim")
  static let whichForm = LocalizedStringResource(
    english: "The format, such as todo.txt; unless given, recognised from the content",
    turkish: "Biçim, örneğin todo.txt; verilmezse içerikten anlaşılır"
  )
  static let to = LocalizedStringResource(english: "To", turkish: "Hedef biçim")
  static let listForThose = LocalizedStringResource(
    english: "The list for to-dos that have none",
    turkish: "Listesi olmayan görevlerin konacağı liste"
  )
  static let zone = LocalizedStringResource(english: "Zone", turkish: "Saat dilimi")
  static let whichZone = LocalizedStringResource(
    english: "The time zone of times without one, such as Europe/Istanbul",
    turkish: "Saat dilimi yazılmamış olanlar için, örneğin Europe/Istanbul"
  )
  static let charset = LocalizedStringResource(english: "Charset", turkish: "Kodlama")
  static let whichCharset = LocalizedStringResource(
    english: "How the text is encoded, such as windows-1254; UTF-8 unless given",
    turkish: "Metnin kodlaması, örneğin windows-1254; verilmezse UTF-8"
  )
  static let dryRun = LocalizedStringResource(english: "Dry run", turkish: "Yalnızca dene")
  static let whatDryRun = LocalizedStringResource(
    english: "Prints what would be imported, and writes nothing",
    turkish: "Ne alınacağını söyler, hiçbir şey yazmaz"
  )
  static let keepGoing = LocalizedStringResource(english: "Keep going", turkish: "Sürdür")
  static let whatKeepGoing = LocalizedStringResource(
    english: "Imports the other records if one is broken",
    turkish: "Bozuk kayıtların dışındakileri alır"
  )
  static let theirs = LocalizedStringResource(english: "Theirs", turkish: "Onlarınki")
  static let whatTheirs = LocalizedStringResource(
    english: "Uses the file's value if both sides changed it",
    turkish: "İki yanda da değişmiş görevlerde dosyadakini alır"
  )
  static let file = LocalizedStringResource(english: "File", turkish: "Dosya")
  static let whichFile = LocalizedStringResource(
    english: "The file to write to",
    turkish: "Görevlerin yazılacağı yer"
  )
  static let condition = LocalizedStringResource(english: "Where", turkish: "Koşul")
  static let whichCondition = LocalizedStringResource(
    english: "A condition of find; the open ones unless given",
    turkish: "find koşulu; verilmezse açık görevler"
  )
  static let all = LocalizedStringResource(english: "All", turkish: "Hepsi")
  static let whatAll = LocalizedStringResource(
    english: "Also those that are done or cancelled",
    turkish: "Tamamlanan ve iptal edilenler de"
  )
  static let strict = LocalizedStringResource(english: "Strict", turkish: "Kesin")
  static let whatStrict = LocalizedStringResource(
    english: "Writes nothing if the format cannot store something",
    turkish: "Biçimin saklayamadığı bir şey varsa hiçbir şey yazmaz"
  )
  static let copy = LocalizedStringResource(english: "Copy", turkish: "Kopya")
  static let whatCopy = LocalizedStringResource(
    english: "Writes a copy that a later import does not recognise",
    turkish: "İçe aktarılınca tanınmayan bir kopya yazar"
  )
  static let folder = LocalizedStringResource(english: "Folder", turkish: "Klasör")
  static let whichFolder = LocalizedStringResource(
    english: "A folder of calendar files, or one with such folders",
    turkish: "Takvim dosyalarının klasörü ya da bunları içeren klasör"
  )
  static let listOfFolder = LocalizedStringResource(
    english: "The list; unless given, the one with the folder's name",
    turkish: "Liste; verilmezse klasörün adındaki"
  )
  static let meant = LocalizedStringResource(english: "Meant", turkish: "Bilerek")
  static let whatMeant = LocalizedStringResource(
    english: "Also removes many to-dos at once, or all, which may have been lost by mistake",
    turkish: "Yanlışlıkla kaybolmuş olabilecek çok sayıda görevi ya da hepsini de siler"
  )
}
