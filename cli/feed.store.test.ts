import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleBundle } from '#test/bundle/sample-bundle.ts';
import { createEmptyStore, runInProcess, type EndedCommand } from '#test/support/command-line.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-cli-feed-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs a command on a data folder of the test's own in this process, which takes a fraction of the time of a new
 * process.
 */
function portico(...args: string[]): Promise<EndedCommand> {
  return runInProcess({ dataDir: path.join(folder, 'data'), databaseUrl: undefined }, args);
}

async function write(name: string, value: unknown): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value));
  return file;
}

/** Imports the games of the sample bundle without their pictures. */
async function importSite(): Promise<void> {
  const { menu, list } = sampleBundle().data_content['2'];
  const bundle = await write('site.json', {
    data_content: { '2': { menu, list, list_type: {}, list_tags: {} } },
  });
  expect((await portico('import', bundle)).status).toBe(0);
}

const game = (id: string, title: string) => ({
  id,
  title,
  description: 'Roll to the end.',
  instructions: 'Mouse',
  url: `https://html5.games.example/${id}/`,
  category: 'Rolling',
  tags: '',
  thumb: '',
  width: '800',
  height: '600',
});

describe('portico feed', { timeout: 120_000 }, () => {
  it('adds games, lists the possible duplicates, and changes nothing the second time', async () => {
    await importSite();
    const file = await write('feed.json', [game('1', 'Marble Lane'), game('2', 'Game 103'), { id: '3' }]);
    const dry = await portico('feed', 'gamemonetize', file, '--dry-run');
    expect(dry).toMatchObject({ status: 0 });
    expect(dry.stderr).toContain('Nothing was changed.');
    const first = await portico('feed', 'gamemonetize', file);
    expect(first.status).toBe(0);
    expect(first.stdout).toBe(dry.stdout);
    expect(first.stdout.split('\n')).toEqual([
      'GameMonetize: 3 entries on 1 page (a part of the feed: what it lacks stays)',
      '1 added, 0 changed, 0 unchanged, 0 removed',
      'Held back as possible duplicates: 1',
      '  [1] "Game 103": same title as 103 "Game 103"',
      'Could not be read: 4',
      ...['title', 'description', 'url', 'category'].map((field) =>
        expect.stringMatching(new RegExp(`^ {2}\\[2\\]\\.${field}: is missing; allowed: `)),
      ),
      '1 item without a known category went to the default, Category 10',
      'Unknown categories: 1',
      '  Rolling (1) went to Category 10',
      '',
    ]);
    const again = await portico('feed', 'gamemonetize', file, '--json');
    expect(again.status).toBe(0);
    expect(JSON.parse(again.stdout)).toMatchObject({
      outcome: 'unchanged',
      report: { added: 0, changed: 0, unchanged: 1, removed: 0 },
    });
  });

  it('keeps the changes and deletions of the operator until they are released', async () => {
    await importSite();
    const file = await write('feed.json', [game('1', 'Marble Lane'), game('2', 'Marble Road')]);
    await portico('feed', 'gamemonetize', file);
    const { list } = JSON.parse((await portico('export', '--vertical', 'g')).stdout);
    list.find(({ id }: { id: number }) => id === 100_000).title = 'My Lane';
    const edited = await write('edited.json', { data_content: { '2': { list } } });
    expect((await portico('import', edited)).status).toBe(0);
    expect(await portico('item', 'delete', 'g', '100001')).toMatchObject({
      status: 0,
      stdout: '100001 "Marble Road" was deleted.\n',
      stderr: expect.stringContaining('portico item release g 100001'),
    });
    const again = await portico('feed', 'gamemonetize', file);
    expect(again.stdout.split('\n').slice(1, 6)).toEqual([
      '0 added, 0 changed, 1 unchanged, 0 removed',
      'Your own texts, kept: 1',
      '  100000 "My Lane": title',
      'Left out, because you deleted them: 1',
      '  100001 "Marble Road"',
    ]);
    expect((await portico('item', 'release', 'g', '100000', 'title')).stdout).toBe(
      '100000 "Marble Lane": the feed gamemonetize updates title again.\n',
    );
    expect((await portico('item', 'release', 'g', '100001')).status).toBe(0);
    expect((await portico('feed', 'gamemonetize', file)).stdout).toContain('1 added, 0 changed, 1 unchanged');
    expect(await portico('item', 'release', 'g', '100000', 'colour')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('does not deliver a field "colour"'),
    });
  });

  it('writes no character of a feed that controls the terminal', async () => {
    await importSite();
    // OSC 52 writes to the clipboard. U+009B also begins a control sequence.
    const attack = '\u001b]52;c;cm0gLXJm\u0007\u009b2J\u202e';
    const file = await write('feed.json', [
      game('1', 'Marble Lane'),
      game('1', `Twice ${attack}`),
      { ...game('3', 'Cog Row'), category: `Rolling ${attack}` },
      { [attack]: 1, id: attack },
    ]);
    for (const flags of [[], ['--json']]) {
      const { stdout, stderr } = await portico('feed', 'gamemonetize', file, '--dry-run', ...flags);
      expect(stdout).toContain('Twice');
      expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    }
  });

  it('refuses a broken file with the position of the fault, and an internal address', async () => {
    await importSite();
    const broken = await write('feed.json', '[{"id": "1", "title": "Mar');
    const refused = await portico('feed', 'gamemonetize', broken);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('line 1, column 23, in [0].title: the document is cut off');
    const json = await portico('feed', 'gamemonetize', broken, '--json');
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      outcome: 'refused',
      fault: { problem: 'the document is cut off' },
    });
    const inside = await portico('feed', 'gamepix', 'http://127.0.0.1/');
    expect(inside).toMatchObject({ status: 1, stdout: '' });
    expect(inside.stderr).toContain('is not a public address (loopback); nothing was changed');
  });

  it('explains wrong arguments', async () => {
    expect(await portico('feed')).toMatchObject({ status: 2, stdout: '' });
    expect(await portico('feed', 'gamepix')).toMatchObject({ status: 2 });
    expect((await portico('feed', 'nobody', 'x')).stderr).toContain('there are gamepix');
    expect((await portico('feed', 'import', '--help')).stdout).toContain('--dry-run');
  });

  it('proposes a mapping for any list, and imports the games of each source as its own', async () => {
    await importSite();
    const rows = (title: string) =>
      `Key;Game name;Play URL;Genre;Plays on\n1;${title};https://games.example/${title}/;Category 10;Phones\n2;;x;;\n`;
    const first = await write('Hub.csv', rows('Owl'));
    const second = await write('Den.csv', rows('Fox'));
    const proposed = await portico('feed', 'map', first);
    expect(proposed.status).toBe(0);
    expect(proposed.stderr).toContain('1. Owl\n');
    expect(proposed.stderr).toContain('   Plays on: Phones\n');
    const mapping = JSON.parse(proposed.stdout);
    expect(mapping).toEqual({
      source: 'hub',
      format: 'csv',
      fields: { id: 'Key', title: 'Game name', playAddress: 'Play URL', categories: 'Genre' },
    });
    mapping.fields.devices = 'Plays on';
    const files = {
      hub: await write('hub.json', mapping),
      den: await write('den.json', { ...mapping, source: 'den' }),
    };
    expect((await portico('feed', 'map', first, '--mapping', files.hub)).stderr).toContain('devices: Phones');
    // Editors may save a byte order mark.
    const marked = await write('marked.json', `\ufeff${JSON.stringify(mapping)}`);
    expect((await portico('feed', 'map', first, '--mapping', marked)).stderr).toContain('devices: Phones');
    const dry = await portico('feed', 'mapped', first, '--mapping', files.hub, '--dry-run');
    expect(dry.stdout.split('\n')).toEqual([
      'hub: 2 entries on 1 page (the whole feed)',
      '1 added, 0 changed, 0 unchanged, 0 removed',
      'Could not be read: 2',
      expect.stringMatching(/^ {2}line 3, title: is empty text; allowed: /),
      expect.stringMatching(/^ {2}line 3, playAddress: is the text "x"; allowed: an https address$/),
      '',
    ]);
    expect((await portico('feed', 'mapped', first, '--mapping', files.hub)).stdout).toContain('1 added');
    const other = await portico('feed', 'mapped', second, '--mapping', files.den);
    expect(other.stdout).toContain('1 added, 0 changed, 0 unchanged, 0 removed');
    const { list } = JSON.parse((await portico('export', '--vertical', 'g')).stdout);
    const added = list.filter(({ ext }: { ext?: { provider?: string } }) => ext?.provider);
    expect(added.map(({ title, ext }: { title: string; ext: object }) => [title, ext])).toEqual(
      ['Owl', 'Fox'].map((title) => [
        title,
        expect.objectContaining({
          provider: title === 'Owl' ? 'mapped:hub' : 'mapped:den',
          provider_id: '1',
          devices: ['touch'],
        }),
      ]),
    );
    const add = ['feed', 'add', 'mapped', 'https://games.example/list', '--mapping', files.hub, '--name'];
    expect((await portico(...add, 'Hub')).status).toBe(0);
    expect((await portico(...add, 'Hub again')).stderr).toContain('same "source"');
    const changed = await write('changed.json', { ...mapping, fields: { ...mapping.fields, tags: 'Genre' } });
    expect((await portico('feed', 'change', 'hub', '--mapping', changed)).stdout).toContain('"Hub"');
    const stored = await portico('feed', 'map', first, '--feed', 'hub');
    expect(JSON.parse(stored.stdout).fields).toMatchObject({ tags: 'Genre' });
    expect((await portico('feed', 'change', 'hub', '--mapping', files.den)).status).toBe(0);
    expect((await portico('feed', 'undo', 'hub')).stdout).toContain('  mapping: ');
    const undone = await portico('feed', 'map', first, '--feed', 'hub');
    expect(JSON.parse(undone.stdout).fields).toMatchObject({ tags: 'Genre' });
    const edits = JSON.parse((await portico('feed', 'edits', 'hub', '--json')).stdout);
    expect(edits.map(({ action }: { action: string }) => action)).toEqual([
      'feed-undo',
      'feed-change',
      'feed-change',
      'feed-add',
    ]);
    expect((await portico('feed', 'map')).stderr).toContain('--feed FEED');
    const latin = await write(
      'latin.csv',
      Buffer.from('Game name;Play URL\nB\xe4r;https://a.example/\n', 'latin1'),
    );
    expect((await portico('feed', 'map', latin)).stderr).toContain('is not UTF-8. It was read as');
    const broken = await write('broken.json', { ...mapping, fields: { title: 'a' } });
    expect(await portico('feed', 'mapped', first, '--mapping', broken)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('broken.json: fields.playAddress: is missing; allowed: '),
    });
    expect((await portico('feed', 'mapped', first, '--mapping', `${files.hub}x`)).stderr).toContain(
      'does not exist',
    );
    expect((await portico('feed', 'mapped', first)).stderr).toContain('needs --mapping FILE');
    expect((await portico('feed', 'gamepix', first, '--mapping', files.hub)).status).toBe(2);
  });

  it('stores feeds, lists them with their last run, pauses and removes them', async () => {
    await importSite();
    const address = 'https://feeds.invalid/list?num=50';
    const flags = [
      '--name',
      'Night games',
      '--at',
      '03:30',
      '--publish',
      '--most-new',
      '5',
      '--least-words',
      '20',
    ];
    const added = await portico('feed', 'add', 'gamemonetize', address, ...flags);
    expect(added).toMatchObject({ status: 0, stdout: 'Stored the feed 1 "Night games".\n' });
    const listed = await portico('feed', 'list', '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject([
      {
        name: 'Night games',
        address,
        schedule: '03:30',
        health: 'ok',
        lastRun: null,
        rules: { gate: { leastWords: 20 }, publishes: { mostAdded: 5, mostRemovedPercent: 10 } },
      },
    ]);
    expect((await portico('feed', 'list')).stdout).toContain(
      '1 "Night games" (gamemonetize, 03:30): ok, never run',
    );
    expect((await portico('feed', 'pause', 'night GAMES')).stdout).toBe('Night games is paused.\n');
    expect((await portico('feed', 'list')).stdout).toContain(': paused,');
    expect((await portico('feed', 'resume', '1')).status).toBe(0);
    expect((await portico('feed', 'history', '1')).stdout).toBe('');
    expect((await portico('feed', 'edits', '1')).stdout).toMatch(
      /portico resumed it\n.*portico paused it\n.*portico added it\n {2}name: none → Night games\n/,
    );
    expect((await portico('feed', 'undo', '1')).stderr).toContain('were never changed');
    expect((await portico('feed', 'remove', '1')).stdout).toContain('Its items stay.');
    expect(JSON.parse((await portico('feed', 'list', '--json')).stdout)).toEqual([]);
    expect((await portico('feed', 'restore', 'night games')).stdout).toContain('Restored the feed');
    expect(await portico('feed', 'restore', '1')).toMatchObject({ status: 1 });
    expect(JSON.parse((await portico('feed', 'list', '--json')).stdout)).toHaveLength(1);
  });

  it.each([
    [['add', 'gamemonetize'], 2, "missing required argument 'address'"],
    [['add', 'nobody', 'https://feeds.example/'], 2, 'There is no provider "nobody"'],
    [['add', 'gamemonetize', './feed.json'], 1, 'needs an http or https address'],
    [
      ['add', 'gamemonetize', 'https://feeds.example/', '--every', '6h', '--at', '03:30'],
      2,
      'cannot be used with',
    ],
    [['add', 'gamemonetize', 'https://feeds.example/', '--every', 'often'], 1, 'such as 6h'],
    [['add', 'gamemonetize', 'https://feeds.example/', '--publish', '--most-removed', '101'], 2, 'publishes'],
    [['list', '--every', '6h'], 2, "unknown option '--every'"],
    [['gamemonetize', 'feed.json', '--at', '03:30'], 2, "unknown option '--at'"],
    [['run', 'nothing'], 1, 'There is no stored feed "nothing"'],
    [['accept', '7'], 1, 'Run 7 does not wait for approval'],
    [['decline', 'x'], 2, 'RUN must be a whole number'],
  ])('explains what is wrong with %j', async (args, status, message) => {
    await createEmptyStore(path.join(folder, 'data'));
    const result = await portico('feed', ...args);
    expect(result).toMatchObject({ status, stdout: '' });
    expect(result.stderr).toContain(message);
  });
});
