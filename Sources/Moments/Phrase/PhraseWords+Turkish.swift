extension PhraseWords {
  static let turkish = PhraseWords(
    language: .turkish,
    furtherWeekdays: [:],
    // The stems of `aralığın` and `ocağın` are words of their own.
    furtherMonths: ["ocag": 1, "aralig": 12],
    terms: [
      (.day(0), "bugun"), (.day(1), "yarin"), (.day(-1), "dun"),
      (
        .day(2),
        "obur gun|obursu gun|yarindan sonraki gun|yarin degil obur gun|yarin degil ertesi gun"
      ),
      (.day(-2), "onceki gun|evvelsi gun|evvelki gun"),
      (.yearDay(month: 1, day: 1), "yilbasi"),

      (.unit(.minute), "dakika|dk"), (.unit(.hour), "saat"), (.unit(.day), "gun"),
      (.unit(.week), "hafta"), (.unit(.month), "ay"), (.unit(.year), "yil|sene"),
      (.period(1, .week), "haftaya"), (.period(1, .year), "seneye"),
      (.which(0), "bu"), (.which(1), "gelecek"), (.which(-1), "gecen|gectigimiz"),
      (.which(2), "obur"), (.coming, "onumuzdeki"),
      (
        .weekend,
        "hafta sonu|haftasonu"
      ),
      (.edgeBehind(.start), "basi"),
      (.edgeBehind(.middle), "ortasi"),
      (.edgeBehind(.end), "sonu"),
      (.edgeOf(.start, .month), "aybasi"),
      (.endOfDay, "gun sonu"),

      (.part(.morning), "sabah|sabahleyin"), (.part(.noon), "ogle|oglen|ogleyin|ogleden once"),
      (.part(.afternoon), "ogleden sonra"), (.part(.evening), "aksam|aksamleyin"),
      (.part(.night), "gece"), (.midnight, "gece yarisi"), (.now, "simdi"),
      (.plusHalf, "bucuk"), (.halfOf, "yarim"),

      (.number(1), "bir"), (.number(2), "iki"), (.number(3), "uc"), (.number(4), "dort"),
      (.number(5), "bes"), (.number(6), "alti"), (.number(7), "yedi"), (.number(8), "sekiz"),
      (.number(9), "dokuz"), (.number(10), "on"), (.number(20), "yirmi"), (.number(30), "otuz"),
      (.ordinal(1), "ilk|birinci"), (.ordinal(2), "ikinci"), (.ordinal(3), "ucuncu"),
      (.ordinal(4), "dorduncu"), (.ordinal(5), "besinci"), (.ordinal(-1), "son"),

      (.later, "sonra|sonraya|icinde"), (.ago, "once"),
      (.introduction, "en gec"), (.at, "saat"),
      (.conclusion, "kadar|dek|degin|icin|en gec"),
      (.aboutThat, "gibi|civari|civarinda|sularinda|sulari"),
      (.with, "ile"), (.betweenThem, "arasi|arasinda"),
      (.joint, "veya|ya da|yahut|ve|degil|beri|itibaren|her|ertesi|sonraki|onceki"),
      (.unclear, "ertesi gun|hafta ici|haftaici|aksamustu"), (.vague, "birkac|bir kac"),
    ],
    wordsLikeNames: ["ara", "sal"],
    ordinalEndings: [],
    endings: [
      "da": .locative, "de": .locative, "ta": .locative, "te": .locative,
      "nda": .locative, "nde": .locative,
      "dan": .ablative, "den": .ablative, "tan": .ablative, "ten": .ablative,
      "ndan": .ablative, "nden": .ablative,
      "inda": .dated, "inde": .dated, "unda": .dated, "unde": .dated, "sinda": .dated,
      "sinde": .dated, "indan": .dated, "inden": .dated, "undan": .dated, "unden": .dated,
      "sindan": .dated, "sinden": .dated, "ina": .dated, "ine": .dated, "una": .dated,
      "une": .dated, "sina": .dated, "sine": .dated,
      "a": .dative, "e": .dative, "ya": .dative, "ye": .dative, "na": .dative, "ne": .dative,
      "in": .genitive, "un": .genitive, "nin": .genitive, "nun": .genitive, "inin": .genitive,
      "i": .other, "u": .other, "yi": .other, "yu": .other, "si": .other, "su": .other,
    ]
  )
}
