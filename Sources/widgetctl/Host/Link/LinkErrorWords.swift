import Moments
import StoreLink
import WidgetTerminal

extension CommandError {
  /// Creates an error in the user's language from the error of a hub, with the same exit code.
  ///
  /// Reasons that a server, a program or a file has reported are not translated.
  init(_ error: LinkError) {
    let hint = error.hint.map { hint in
      String(english: hint, turkish: error.turkishHint ?? hint)
    }
    self = .failed(
      error.exitCode,
      message: String(english: error.message, turkish: error.turkishMessage),
      hint: hint
    )
  }
}

extension LinkError {
  fileprivate var turkishMessage: String {
    switch self {
    case .badAddress(let text, let reason): "“\(text)” bir merkezin adresi değil: \(reason)"
    case .notInstalled(let name, _): "\(name) kurulu değil"
    case .unreachable(let address, let reason): "merkeze ulaşılamıyor (\(reason)): \(address)"
    case .readOnly(let address): "merkez şu anda değişiklik kabul etmiyor: \(address)"
    case .full(let address): "merkezde yer kalmadı: \(address)"
    case .busy(let address): "merkez meşgul: \(address)"
    case .refused(let address, let reason): "merkez reddetti (\(reason)): \(address)"
    case .missing(let address): "\(address) adresinde merkez yok"
    case .exists(let address): "\(address) adresinde zaten bir şey var"
    case .unsuitable(let address, let reason):
      "merkez burada kullanılamaz (\(reason)): \(address)"
    case .otherList(let address): "\(address) adresinde öncekinden başka bir liste var"
    case .outdated(let address):
      "bu makine, merkezin kayıtlarını sakladığından daha uzun süre uzaktaydı: \(address)"
    case .unread(let address): "bu makine listenin şimdilik yalnızca bir bölümünü okudu: \(address)"
    case .newer(let address, let found, let known):
      "merkezin sürümü \(found), bu program en çok \(known) sürümünü biliyor: \(address)"
    case .unreadableRun(let number, let machine, let reason):
      machine == 0
        ? "merkezin \(number) numaralı işlemi okunamıyor (\(reason))"
        : "merkezin \(number) numaralı işlemi okunamıyor (makine \(machine); \(reason))"
    case .damaged(let address, let reason): "merkez hasarlı (\(reason)): \(address)"
    case .garbled(let address, let reason):
      "merkezin yanıtı okunamıyor (\(reason)): \(address)"
    case .tooLarge(let what, let limit): "\(what): sınır olan \(limit) aşıldı"
    case .invalid(let reason): "merkez bunu kabul etmiyor: \(reason)"
    }
  }

  fileprivate var turkishHint: String? {
    switch self {
    case .badAddress:
      "bir adres YOL, ssh://MAKİNE/YOL ya da postgresql://MAKİNE/VERİTABANI#LİSTE biçimindedir"
    case .notInstalled(_, let package): "şu paketi kurun: \(package)"
    case .unreachable, .readOnly, .busy:
      "değişiklikler burada bekliyor; 'widgetctl link now' ile yeniden deneyin"
    case .full: "orada yer açın; değişiklikler burada bekliyor"
    case .refused:
      "kullanıcıyı, parolayı ya da anahtarı ve yetkileri denetleyin; değişiklikler burada bekliyor"
    case .missing: "'widgetctl link create ADRES' ile bir merkez kurun"
    case .exists: "başka bir yer verin ya da 'widgetctl link ADRES' ile ona bağlanın"
    case .unsuitable:
      "yerel diskte bir dosya ya da başka bir makinedekini ssh://MAKİNE/YOL olarak verin"
    case .otherList: "'widgetctl link ADRES' ile yeniden bağlanın"
    case .outdated:
      "'widgetctl link repair' merkezin listesini yeniden okur ve yalnızca burada olanı gönderir"
    case .unread: "kalanını okumak için: 'widgetctl link now'"
    case .newer: "daha yeni widgetctl kullanın; liste burada kullanılabilir kalır"
    case .unreadableRun: "daha yeni bir widgetctl kullanın; liste burada kullanılabilir kalır"
    case .damaged:
      "merkezin dosyasının olduğu yerde 'widgetctl doctor --recover --store DOSYA' çalıştırın"
    case .garbled:
      "orada 'widgetctl' programının başladığını ve başka bir şey yazmadığını denetleyin"
    case .tooLarge, .invalid: nil
    }
  }
}
