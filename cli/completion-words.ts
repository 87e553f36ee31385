import type { Argument, CommandUnknownOpts, Option } from '@commander-js/extra-typings';

type Named = Pick<Argument | Option, 'argChoices'>;

/** The values that shells suggest for an argument or option that also accepts other values. */
const offers = new WeakMap<Named, () => readonly string[]>();

/** Lets shells offer values for an argument or option. Returns the argument or option. */
export function offering<Kind extends Named>(named: Kind, values: () => readonly string[]): Kind {
  offers.set(named, values);
  return named;
}

/** A word that a shell offers, with its description. */
export interface Word {
  word: string;
  meaning: string;
}

/**
 * Returns the words that can continue a command line. `words` are the words after the name of the program; the last one
 * is still being typed. The list is empty where only a file name or free text is allowed.
 */
export function completeWords(program: CommandUnknownOpts, words: readonly string[]): Word[] {
  const started = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const { command, values, option } = follow(program, before);
  return candidates().filter(({ word }) => word.startsWith(started) && word !== started);

  function candidates(): Word[] {
    if (option) return valuesOf(option);
    if (before.includes('--')) return argumentWords();
    if (started.startsWith('-')) return optionWords();
    return values > 0 ? argumentWords() : [...commandWords(), ...argumentWords()];
  }

  function optionWords(): Word[] {
    const help = command.createHelp();
    const all = [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)];
    return all.flatMap(({ long, description }) =>
      long && !before.includes(long) ? [{ word: long, meaning: description }] : [],
    );
  }

  function commandWords(): Word[] {
    return command
      .createHelp()
      .visibleCommands(command)
      .map((sub) => ({ word: sub.name(), meaning: sub.description() || sub.summary() }));
  }

  function argumentWords(): Word[] {
    const declared = command.registeredArguments;
    const last = declared.at(-1);
    const argument = declared[values] ?? (last?.variadic ? last : undefined);
    return argument ? valuesOf(argument) : [];
  }
}

interface Position {
  command: CommandUnknownOpts;
  /** Number of arguments before the word that is being typed. */
  values: number;
  /** The option whose value is being typed, if it is one. */
  option: Option | undefined;
}

/** Finds the command that the words name, and the argument or option to which the next word belongs. */
function follow(program: CommandUnknownOpts, words: readonly string[]): Position {
  let command = program;
  let values = 0;
  let option: Option | undefined;
  for (const word of words) {
    if (option) {
      option = undefined;
      continue;
    }
    if (word.startsWith('-')) {
      const found = command.options.find(({ long, short }) => word === long || word === short);
      option = found && (found.required || found.optional) ? found : undefined;
      continue;
    }
    const next = values === 0 ? command.commands.find((sub) => sub.name() === word) : undefined;
    if (next) command = next;
    else values += 1;
  }
  return { command, values, option };
}

function valuesOf(named: Named): Word[] {
  const values = offers.get(named)?.() ?? named.argChoices ?? [];
  return values.map((word) => ({ word, meaning: '' }));
}
