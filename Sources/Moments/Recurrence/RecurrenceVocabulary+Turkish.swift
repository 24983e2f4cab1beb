extension RecurrenceVocabulary {
  static let turkish = RecurrenceVocabulary(
    language: .turkish,
    marks: [
      .every: ["her"], .one: ["bir kez", "bir kere", "bir defa", "bir"],
      .on: [], .and: ["ve", "ile", "&"], .through: ["-", "–"],
      .day: ["gun", "gunu", "gununde", "gunun"], .days: ["gunleri", "gunler"],
      .last: [], .fromEnd: ["sondan"],
      .end: ["sonu", "sonunda"], .beginning: ["basi", "basinda"], .leapDay: ["artik gun"],
      .monthNoun: ["ayinin", "aylarinin", "ayi", "aylari"], .inside: ["ayinda", "aylarinda"],
      .workdays: [
        "is gunu", "is gunleri", "hafta ici", "hafta icleri", "haftaici", "is gunlerinde",
        "hafta icinde",
      ],
      .workdaysInterval: ["is gununde"],
      .weekend: ["hafta sonu", "haftasonu"], .weekends: ["hafta sonlari", "haftasonlari"],
      .weekendDay: ["hafta sonu gunu"],
      .completion: ["tamamlaninca", "bitince"], .behind: ["sonra"],
      .until: ["bitis"], .untilBehind: ["kadar", "dek"],
      .from: ["baslangic"], .fromBehind: ["itibaren", "baslayarak"],
      .times: ["kez", "kere", "defa"], .duringBehind: ["boyunca"],
      .weeksFrom: ["haftalar"], .begins: ["baslar"],
    ],
    units: [
      "gun": RecurrenceUnit(.daily), "hafta": RecurrenceUnit(.weekly),
      "haftanin": RecurrenceUnit(.weekly), "ay": RecurrenceUnit(.monthly),
      "ayin": RecurrenceUnit(.monthly), "ceyrek": RecurrenceUnit(.monthly, 3),
      "ceyregin": RecurrenceUnit(.monthly, 3), "yil": RecurrenceUnit(.yearly),
      "yilin": RecurrenceUnit(.yearly), "sene": RecurrenceUnit(.yearly),
      "senenin": RecurrenceUnit(.yearly),
    ],
    unitsBeforeOne: [
      "gunde": RecurrenceUnit(.daily), "haftada": RecurrenceUnit(.weekly),
      "ayda": RecurrenceUnit(.monthly), "ceyrekte": RecurrenceUnit(.monthly, 3),
      "yilda": RecurrenceUnit(.yearly), "senede": RecurrenceUnit(.yearly),
    ],
    adverbs: [
      "hergun": RecurrenceUnit(.daily), "gunasiri": RecurrenceUnit(.daily, 2),
      "gun asiri": RecurrenceUnit(.daily, 2), "gunluk": RecurrenceUnit(.daily),
      "haftalik": RecurrenceUnit(.weekly), "aylik": RecurrenceUnit(.monthly),
      "yillik": RecurrenceUnit(.yearly), "senelik": RecurrenceUnit(.yearly),
    ],
    ambiguousAdverbs: [:],
    adjectives: ["gunluk", "haftalik", "aylik", "yillik", "senelik"],
    numbers: [
      "bir": 1, "iki": 2, "uc": 3, "dort": 4, "bes": 5, "alti": 6, "yedi": 7, "sekiz": 8,
      "dokuz": 9, "on": 10, "on bir": 11, "on iki": 12,
    ],
    ordinals: [
      "ilk": 1, "birinci": 1, "ikinci": 2, "ucuncu": 3, "dorduncu": 4, "besinci": 5, "altinci": 6,
      "yedinci": 7, "sekizinci": 8, "dokuzuncu": 9, "onuncu": 10, "son": -1,
    ],
    ordinalEndings: ["", "."],
    partsOfDay: ["sabah", "ogle", "oglen", "ikindi", "aksam", "gece"],
    shortUnits: ["saat", "saatte", "dakika", "dakikada", "saniye", "saniyede"],
    weekdayEndings: [
      .name: ["si", "su", "i"], .plural: ["leri", "lari", "ler", "lar"],
      .beforeOne: ["da", "de"], .from: ["dan", "den"], .to: ["ya", "ye", "a", "e"],
    ],
    monthEndings: ["nin", "in", "un"],
    dayEndings: ["", "ya", "ye", "dan", "den", "tan", "ten", "na", "ne", "a", "e"],
    binding: ["veya", "yahut", "da", "haric", "disinda", "once", "degil", "beri"],
    determiners: []
  )
}
