import { Argument } from '@commander-js/extra-typings';
import { offering } from './completion-words.ts';
import {
  changeSetting,
  describeSetting,
  readColorWarnings,
  readSettings,
} from '#app/changes/stored-settings.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { describeSettings } from './describe-settings.ts';
import { RefusedError, UsageError, type DefineCommand } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { withCommandContext } from './command-context.ts';

/** `portico settings`: shows and changes the site's settings. */
export const defineSettings: DefineCommand = (command, { act, output }) => {
  command
    .command('get')
    .description('Show all settings, or one.')
    .addArgument(keyArgument('[key]'))
    .action(
      act(async (key) => {
        const all = await withCommandContext(({ store }) => readSettings(store, registry));
        const chosen = key === undefined ? all : all.filter((setting) => setting.key === key);
        if (chosen.length === 0) throw noSetting(key);
        output.result(
          key === undefined ? chosen : chosen[0],
          chosen.map(
            (setting) =>
              `${setting.key} = ${JSON.stringify(setting.value)}${setting.isSet ? '' : ' (default)'}`,
          ),
        );
      }),
    );
  command
    .command('set')
    .description('Change a setting.')
    .addArgument(keyArgument('<key>'))
    .argument('[value]', 'the new value; "" restores the default')
    .option('--file <file>', 'take the value from a file, such as an ads.txt or a JSON object')
    .action(
      act(async (key, given, { file }) => {
        const value = file === undefined ? given : await readTextFile(file);
        if (value === undefined || (file !== undefined && given !== undefined)) {
          throw new UsageError('Give the new value, or --file with a file that contains it.');
        }
        if (!registry.settings.has(key)) throw noSetting(key);
        const change = await withCommandContext(({ store }) => changeSetting(store, key, value, registry));
        for (const warning of change.warnings) output.message(`Warning: ${warning}`);
        const { before, after, isChanged } = change;
        output.result(change, [
          isChanged
            ? `${key}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`
            : `${key} is already ${JSON.stringify(after)}.`,
        ]);
      }),
    );
  command
    .command('check')
    .description('Warn of colours that visitors can hardly read (WCAG AA). Changes nothing.')
    .action(
      act(async () => {
        const warnings = await withCommandContext(({ store }) => readColorWarnings(store));
        output.result({ warnings }, warnings.length > 0 ? warnings : ['All colours are readable.']);
      }),
    );
  command
    .command('help')
    .description('Describe every setting, or one: title, description, allowed values and default.')
    .addArgument(keyArgument('[key]'))
    .action(
      act(async (key) => {
        const lines = describeSettings(registry.settings, key);
        if (lines.length === 0) throw noSetting(key);
        const chosen = [...registry.settings.values()].filter(
          (setting) => (key ?? setting.key) === setting.key,
        );
        output.result(chosen.map(describeSetting), lines);
      }),
    );
};

/** Creates the argument that names a setting. Shells offer the names of all settings. */
function keyArgument<const Name extends string>(name: Name) {
  return offering(new Argument(name, 'the name of a setting, such as themeColor'), () => [
    ...registry.settings.keys(),
  ]);
}

function noSetting(key: string | undefined): RefusedError {
  return new RefusedError(`There is no setting "${key}"; ./portico settings help describes all settings.`);
}
