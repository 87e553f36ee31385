import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from './collection-backup.ts';
import { seal } from './secure-storage.ts';

const passphrase = 'over the hills';
const file = (data: string, changes: Record<string, unknown> = {}) =>
  JSON.stringify({ format: 'portico-collection', version: 1, data, ...changes });

describe('a backup', () => {
  it('is a file with a format and version that does not disclose its content', async () => {
    const backup = JSON.parse(await writeBackup('g', [7, 9], passphrase)) as Record<string, unknown>;
    expect(backup).toEqual({
      format: 'portico-collection',
      version: 1,
      data: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/) as string,
    });
  });

  it('restores every list in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat()), fc.string({ unit: 'grapheme' }), async (ids, word) => {
        expect(await readBackup(await writeBackup('g', ids, word), 'g', word)).toEqual({ ids });
      }),
      { numRuns: 30 },
    );
  });

  it('opens with the same passphrase from a keyboard that composes accents differently', async () => {
    const backup = await writeBackup('g', [1], 'caf\u00e9 noir');
    expect(await readBackup(backup, 'g', 'cafe\u0301 noir')).toEqual({ ids: [1] });
  });

  it('is readable by everyone without a passphrase, and is restored without one', async () => {
    const backup = await writeBackup('g', [7, 3], '');
    expect(JSON.parse(backup)).toMatchObject({ version: 1, content: { vertical: 'g', ids: [7, 3] } });
    expect(await readBackup(backup, 'g', '')).toEqual({ ids: [7, 3] });
    expect(await readBackup(backup, 'e', '')).toEqual({ fault: 'other-section' });
    expect(await readBackup(backup.replace('[7,3]', '["7"]'), 'g', '')).toEqual({ fault: 'damaged' });
    expect(await readBackup(await writeBackup('g', [1], passphrase), 'g', '')).toEqual({
      fault: 'passphrase',
    });
  });

  it('reports what is wrong', async () => {
    const backup = await writeBackup('g', [1, 2], passphrase);
    const { data } = JSON.parse(backup) as { data: string };
    const cases: [text: string, fault: string][] = [
      ['', 'not-a-backup'],
      ['null', 'not-a-backup'],
      ['[1,2]', 'not-a-backup'],
      ['{"format":"something else","version":1,"data":""}', 'not-a-backup'],
      [file(data, { version: 2 }), 'other-version'],
      [file(data, { version: '1' }), 'other-version'],
      [backup.slice(0, -20), 'damaged'],
      [file(data.slice(0, 20)), 'damaged'],
      [file('%%%'), 'damaged'],
      [file(data, { data: 7 }), 'damaged'],
      [file(await seal('no json', passphrase)), 'damaged'],
      [file(await seal('{"vertical":"g","ids":["1"]}', passphrase)), 'damaged'],
      [file(await seal('{"vertical":"g","ids":[1.5]}', passphrase)), 'damaged'],
      [file(await seal('{"vertical":"g","ids":[1000000000000000]}', passphrase)), 'damaged'],
      [file(await seal('{"vertical":"c","ids":[1]}', passphrase)), 'other-section'],
    ];
    for (const [text, fault] of cases)
      expect(await readBackup(text, 'g', passphrase), text).toEqual({ fault });
    expect(await readBackup(backup, 'g', 'over the hill')).toEqual({ fault: 'passphrase' });
  });
});
