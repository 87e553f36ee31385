import { changeSetting, readSettings } from '#app/core/settings/stored-settings.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { inWorkplace } from './workplace.ts';

/** `portico settings`: shows and changes the site's settings. */
export const settingsCommand: Command = {
  usage: 'get [KEY] [--json] | set KEY VALUE [--json]',
  options: {},
  details: ['An empty VALUE ("") puts the default back.'],
  async run({ values, output }) {
    const [action, key, value, ...rest] = values;
    if (action === 'get' && value === undefined) {
      const all = await inWorkplace(({ store }) => readSettings(store));
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
      const change = await inWorkplace(({ store }) =>
        changeSetting(store, key, value, [...registry.verticals.keys()]),
      );
      output.result(change, [`${key}: ${JSON.stringify(change.before)} → ${JSON.stringify(change.after)}`]);
      return 0;
    }
    throw new UsageError('Use settings get [KEY], or settings set KEY VALUE.');
  },
};
