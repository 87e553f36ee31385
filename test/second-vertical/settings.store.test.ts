import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkBundle } from '#app/bundle/check.server.ts';
import { changeSetting, readSettings, readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { defineSettings } from '#app/domain/settings/define-settings.server.ts';
import { count } from '#app/domain/settings/values.server.ts';
import { createRegistries } from '#app/verticals/index.server.ts';
import { describeSettings } from '#cli/describe-settings.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { settingTables } from '../../scripts/settings-doc.ts';
import { riddlesServer } from './vertical.server.ts';

/* A vertical defines a setting in one file. Everything that handles settings then knows it. */

const riddleSettings = defineSettings(
  z
    .object({
      hints: count(0, 5).default(1).meta({ title: 'Hints of a riddle', description: 'None with `0`.' }),
    })
    .prefault({})
    .meta({ group: 'Riddles' }),
  'riddles',
);
const { bundle: registry } = createRegistries([{ ...riddlesServer, settings: riddleSettings }]);
const { bundle: without } = createRegistries([riddlesServer]);
const key = 'riddles.hints';

describeEachEngine('a setting of a vertical', (testStore) => {
  it('is read and changed, and pages see it', async () => {
    const store = await testStore().openMigrated('cli');
    const before = (await readSettings(store, registry)).find((setting) => setting.key === key);
    expect(before).toMatchObject({ value: 1, isSet: false, title: 'Hints of a riddle', control: 'number' });
    const change = await changeSetting(store, key, '4', registry);
    expect(change).toMatchObject({ before: 1, after: 4 });
    expect(riddleSettings.of(await readSiteSettings(store.db))).toEqual({ hints: 4 });
    await expect(changeSetting(store, key, '6', registry)).rejects.toMatchObject({
      faults: [{ path: key, allowed: 'a whole number from 0 to 5' }],
    });
  });

  it('is preserved but unknown without the vertical', async () => {
    const store = await testStore().openMigrated('cli');
    await changeSetting(store, key, '4', registry);
    await expect(changeSetting(store, key, '5', without)).rejects.toMatchObject({
      faults: [{ path: key, problem: 'is not a setting' }],
    });
    await changeSetting(store, 'siteName', 'Riddles', without);
    expect(riddleSettings.of(await readSiteSettings(store.db))).toEqual({ hints: 4 });
  });
});

it('the import checks it', () => {
  const faultsOf = (value: unknown, known = registry) =>
    checkBundle(
      { settings: { [key]: String(value) } },
      {
        registry: known,
        siteUrl: 'https://riddles.example',
        stored: { info: undefined, verticals: new Map() },
        mediaProblem: () => null,
      },
    ).map(({ path, allowed }) => `${path}: ${allowed}`);
  expect(faultsOf(5)).toEqual([]);
  expect(faultsOf(6)).toEqual(['settings["riddles.hints"]: a whole number from 0 to 5']);
  expect(faultsOf(6, without)).toEqual([]);
});

it('the help of the command and the document describe it', () => {
  expect(describeSettings(registry.settings, key)).toEqual([
    'Riddles',
    '  riddles.hints  Hints of a riddle',
    '      None with `0`.',
    '      Allowed: a whole number from 0 to 5. Default: 1',
  ]);
  expect(settingTables(registry.settings, [])).toContain(
    '| `riddles.hints` | `1` | a whole number from 0 to 5 | Hints of a riddle. None with `0`. |',
  );
  expect(settingTables(without.settings, [])).not.toContain('riddles.hints');
});
