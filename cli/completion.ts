import { Argument } from '@commander-js/extra-typings';
import type { DefineCommand } from './command.ts';

/** The hidden command with which the scripts request words (`run-command-line.ts`). */
export const wordsCommand = '__complete';

/** The completion scripts by shell. If Portico offers no word, the shells offer file names. */
const scripts = {
  bash: `# Completes the commands of Portico. Add to ~/.bashrc: source <(/path/to/portico completion bash)
_portico() {
  local found
  mapfile -t found < <("\${COMP_WORDS[0]}" ${wordsCommand} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f 1)
  COMPREPLY=("\${found[@]}")
}
complete -o default -F _portico portico ./portico`,
  zsh: `#compdef portico
# Completes the commands of Portico. Add to ~/.zshrc after compinit: source <(/path/to/portico completion zsh)
_portico() {
  local -a found
  found=("\${(@f)$("\${(Q)words[1]}" ${wordsCommand} "\${(@Q)words[2,CURRENT]}" 2>/dev/null | sed -e 's/:/\\\\:/g' -e 's/\\t/:/')}")
  if [[ -n "\${found[1]}" ]]; then
    _describe -V portico found
  else
    _files
  fi
}
compdef _portico portico`,
  fish: `# Completes the commands of Portico. Write it to ~/.config/fish/completions/portico.fish
function __portico_words
    set -l words (commandline -opc) (commandline -ct)
    $words[1] ${wordsCommand} $words[2..] 2>/dev/null
end
complete -c portico -a '(__portico_words)'`,
};

/** `portico completion`: prints a script for a shell. */
export const defineCompletion: DefineCommand = (command, { act, output }) => {
  command
    .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish'] as const))
    .addHelpText('after', '\nThe first lines of the script say how to install it.')
    .action(
      act(async (shell) => {
        output.result({ shell, script: scripts[shell] }, [scripts[shell]]);
      }),
    );
};
