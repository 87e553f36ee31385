import {
  changeSetting,
  describeSetting,
  readColorWarnings,
  readSettings,
} from '#app/changes/stored-settings.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { describeSettings } from './describe-settings.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { readTextFile } from './read-text-file.ts';
import { withCommandContext } from './command-context.ts';

/** `portico settings`: shows and changes the site's settings. */
export const settingsCommand: Command = {
  usage:
    'get [KEY] [--json] | set KEY VALUE [--json] | set KEY --file FILE [--json] | check [--json] | help [KEY] [--json]',
  options: { file: { type: 'string' } },
  details: [
    'An empty VALUE ("") restores the default.',
    'help         describe every setting, or one: title, description, allowed values and default',
    'check        warn of colours that visitors can hardly read (WCAG AA), without changing anything',
    '--file FILE  take the value from a file, such as an ads.txt or a JSON object',
  ],
  async run({ options, values, output }) {
    const [action, key, given, ...rest] = values;
    const { file } = options;
    if (typeof file === 'string' && (action !== 'set' || given !== undefined)) {
      throw new UsageError('--file replaces the VALUE of settings set.');
    }
    const value = typeof file === 'string' ? await readTextFile(file) : given;
    if (action === 'get' && value === undefined) {
      const all = await withCommandContext(({ store }) => readSettings(store, registry));
      const chosen = key === undefined ? all : all.filter((setting) => setting.key === key);
      if (chosen.length === 0)
        throw new RefusedError(`There is no setting "${key}"; settings get lists them.`);
      output.result(
        key === undefined ? chosen : chosen[0],
        chosen.map(
          (setting) =>
            `${setting.key} = ${JSON.stringify(setting.value)}${setting.isSet ? '' : ' (default)'}`,
        ),
      );
      return 0;
    }
    if (action === 'set' && key !== undefined && value !== undefined && rest.length === 0) {
      const change = await withCommandContext(({ store }) => changeSetting(store, key, value, registry));
      for (const warning of change.warnings) output.message(`Warning: ${warning}`);
      output.result(change, [`${key}: ${JSON.stringify(change.before)} → ${JSON.stringify(change.after)}`]);
      return 0;
    }
    if (action === 'check' && key === undefined) {
      const warnings = await withCommandContext(({ store }) => readColorWarnings(store));
      output.result({ warnings }, warnings.length > 0 ? warnings : ['All colours are readable.']);
      return 0;
    }
    if (action === 'help' && value === undefined) {
      const lines = describeSettings(registry.settings, key);
      if (lines.length === 0)
        throw new RefusedError(`There is no setting "${key}"; settings get lists them.`);
      const chosen = [...registry.settings.values()].filter(
        (setting) => (key ?? setting.key) === setting.key,
      );
      output.result(chosen.map(describeSetting), lines);
      return 0;
    }
    throw new UsageError(
      'Use settings get [KEY], settings set KEY VALUE, settings set KEY --file FILE, settings check or settings help [KEY].',
    );
  },
};
