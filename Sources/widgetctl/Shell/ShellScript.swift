/// The shell script that completes the program's words; it runs the program for each completion.
struct ShellScript {
  let shell: Shell
  /// The name by which the program is called: its own, or that of a link for short commands.
  let program: String

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var function: String { "_\(program.filter { $0.isLetter || $0.isNumber })_words" }

  private var bash: String {
    """
    # bash completion for \(program)
    \(function)() {
      local kind candidate
      COMPREPLY=()
      {
        IFS= read -r kind || return
        if [ "$kind" = files ]; then
          compopt -o default 2>/dev/null
          return
        fi
        while IFS= read -r candidate; do
          # What goes through the candidates one by one puts each on the line.
          case $COMP_TYPE in 37 | 42) candidate=${candidate%%  *} ;; esac
          COMPREPLY+=("$candidate")
        done
      } < <(widgetctl completions bash "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
      [ "$kind" != signs ] || compopt -o nospace 2>/dev/null
    }
    complete -o nosort -F \(function) \(program) 2>/dev/null || complete -F \(function) \(program)

    """
  }

  private var zsh: String {
    """
    #compdef \(program)
    # zsh completion for \(program)
    \(function)() {
      local -a answer candidates more
      answer=("${(@f)$(widgetctl completions zsh "${(j: :)words[1,CURRENT-1]} $QIPREFIX$IPREFIX$PREFIX" 2>/dev/null)}")
      if [[ $answer[1] == files ]]; then
        _files
        return
      fi
      candidates=("${(@)answer[2,-1]}")
      [[ $answer[1] == signs ]] && more=(-S '')
      (( $#candidates )) && _describe -V \(program) candidates "${(@)more}"
    }
    if [ "$funcstack[1]" = "_\(program)" ]; then
      \(function) "$@"
    else
      compdef \(function) \(program)
    fi

    """
  }

  private var fish: String {
    """
    # fish completion for \(program)
    function \(function)
        set -l answer (widgetctl completions fish (commandline -cp | string collect) 2>/dev/null)
        if test "$answer[1]" = files
            __fish_complete_path (commandline -ct)
        else
            printf '%s\\n' $answer[2..-1]
        end
    end
    complete -c \(program) -k -f -a '(\(function))'

    """
  }
}
