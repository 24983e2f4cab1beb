/// The commands by name, in the order in which help lists them.
enum CommandList {
  static let names = CommandGroups.all.flatMap(\.rows).flatMap(\.names)
    .filter { $0 != CommandName.shortWords }

  /// Returns the type of the command with this name; `nil` if there is none.
  ///
  /// No other command's signature is created for it.
  static func command(named name: String) -> (any Command.Type)? {
    switch CommandName(rawValue: name) {
    case .show: ShowCommand.self
    case .watch: WatchCommand.self
    case .tap: TapCommand.self
    case .perform: PerformCommand.self
    case .say: SayCommand.self
    case .find: FindCommand.self
    case .import: ImportCommand.self
    case .export: ExportCommand.self
    case .sync: SyncCommand.self
    case .run: RunCommand.self
    case .check: CheckCommand.self
    case .fmt: FormatCommand.self
    case .log: LogCommand.self
    case .undo: UndoCommand.self
    case .redo: RedoCommand.self
    case .refresh: RefreshCommand.self
    case .add: AddCommand.self
    case .configure: ConfigureCommand.self
    case .rename: RenameCommand.self
    case .remove: RemoveCommand.self
    case .move: MoveCommand.self
    case .board: BoardCommand.self
    case .stack: StackCommand.self
    case .list: ListCommand.self
    case .timeline: TimelineCommand.self
    case .simulate: SimulateCommand.self
    case .gallery: GalleryCommand.self
    case .intents: IntentsCommand.self
    case .extension: ExtensionCommand.self
    case .schedule: ScheduleCommand.self
    case .theme: ThemeCommand.self
    case .language: LanguageCommand.self
    case .config: ConfigCommand.self
    case .backup: BackupCommand.self
    case .link: LinkCommand.self
    case .cgi: CGICommand.self
    case .doctor: DoctorCommand.self
    case .completions: CompletionsCommand.self
    case .help: HelpCommand.self
    case nil: nil
    }
  }

  static var all: [any Command.Type] { names.compactMap { command(named: $0) } }
}
