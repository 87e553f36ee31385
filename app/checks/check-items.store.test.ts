import { afterEach, beforeEach, expect, it } from 'vitest';
import { inEnglish } from '#app/lib/phrase.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import {
  listItemChecks,
  readCheckPicture,
  readUnavailableItems,
  saveItemChecks,
} from '#app/store/item-checks.server.ts';
import { putItems } from '#app/store/items.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import type { CheckedFrame } from './check-frame.server.ts';
import type { FrameBrowser, FrameSight } from './frame-browser.server.ts';
import { checkItems, describeReport, forgetOtherItems, keyOf, listDue } from './check-items.server.ts';
import { startGameServer } from './game-server.fixture.ts';
import { HostPace } from './host-pace.server.ts';

const day = 86_400_000;
let games: Awaited<ReturnType<typeof startGameServer>>;
beforeEach(async () => {
  games = await startGameServer();
});
afterEach(() => games.close());

describeSqliteFirst('checks of games', (testStore) => {
  const run = (
    store: Store,
    frames: readonly CheckedFrame[],
    { siteSize = frames.length, browser = null }: { siteSize?: number; browser?: FrameBrowser | null } = {},
  ) =>
    checkItems(
      {
        store,
        browser,
        network: games.network,
        portal: 'https://portal.example',
        userAgent: 'Portico (+https://portal.example)',
        pace: new HostPace(undefined, async () => {}),
      },
      frames,
      { siteSize, signal: new AbortController().signal },
    );
  const passDay = () => testStore().clock.set(testStore().clock.now() + day);
  const statesOf = async ({ db }: Store) =>
    Object.fromEntries((await listItemChecks(db)).map(({ itemId, state }) => [itemId, state]));

  it('hide a game after failures a day apart, and show it again when it answers', async () => {
    const store = await testStore().openMigrated();
    const [gone, flapping] = [games.frame('gone', 1), games.frame('flapping', 2)];
    const hiddenNow = async () => [...((await readUnavailableItems(store.db)).get(2)?.keys() ?? [])];
    const none = await readUnavailableItems(store.db);
    games.down.add('gone').add('flapping');
    await run(store, [gone, flapping]);
    expect([await statesOf(store), await hiddenNow()]).toEqual([{ 1: 'suspect', 2: 'suspect' }, []]);
    expect(await readUnavailableItems(store.db, none)).toBe(none);
    games.down.delete('flapping');
    passDay();
    const second = await run(store, [gone, flapping]);
    expect([await statesOf(store), await hiddenNow()]).toEqual([{ 1: 'dead', 2: 'ok' }, [1]]);
    expect(inEnglish(describeReport(second))).toBe(
      'Checked 2 games: 1 work, 0 are suspect, 1 are dead; hidden from lists: 1',
    );
    const hidden = await readUnavailableItems(store.db, none);
    expect(hidden.get(2)?.get(1)).toEqual({ playUrl: gone.playUrl, since: testStore().clock.now() - day });
    games.down.add('flapping').delete('gone');
    passDay();
    const third = await run(store, [gone, flapping]);
    expect([await statesOf(store), await hiddenNow()]).toEqual([{ 1: 'ok', 2: 'suspect' }, []]);
    expect(third).toMatchObject({ returned: 1, hidden: 0 });
  });

  it('store nothing if no server at all can be reached', async () => {
    const store = await testStore().openMigrated();
    const frames = [1, 2, 3].map((id) => games.frame('unknown', id, `host${id}.test`));
    expect(await run(store, frames)).toMatchObject({ isOffline: true, checked: 0 });
    expect(await listItemChecks(store.db)).toEqual([]);
    await run(store, [...frames, games.frame('healthy', 4)]);
    expect(await statesOf(store)).toEqual({ 1: 'suspect', 2: 'suspect', 3: 'suspect', 4: 'ok' });
  });

  it('hide at most a tenth of the site in one run, and at least twenty games if there are that many', async () => {
    const store = await testStore().openMigrated();
    const frames = Array.from({ length: 25 }, (_, index) => games.frame('missing', index + 1));
    await run(store, frames, { siteSize: 100 });
    passDay();
    const report = await run(store, frames, { siteSize: 100 });
    expect(report).toMatchObject({ hidden: 20, heldBack: 5, dead: 20, suspect: 5 });
    passDay();
    expect(await run(store, frames, { siteSize: 100 })).toMatchObject({ hidden: 5, heldBack: 0, dead: 25 });
  });

  it('never hide a game that an operator keeps, and delete the records of deleted games', async () => {
    const store = await testStore().openMigrated();
    const frames = [games.frame('missing', 1), games.frame('healthy', 2)];
    await run(store, frames);
    const [first] = await listItemChecks(store.db);
    await saveItemChecks(store.db, [{ ...first!, isKept: true }]);
    passDay();
    await run(store, frames);
    expect(await statesOf(store)).toEqual({ 1: 'dead', 2: 'ok' });
    expect((await readUnavailableItems(store.db)).size).toBe(0);
    expect(await forgetOtherItems(store, [frames[1]!])).toBe(1);
    expect(await statesOf(store)).toEqual({ 2: 'ok' });
  });

  it('are forgotten by every process when the record of a dead game is deleted', async () => {
    const store = await testStore().openMigrated();
    const frames = [games.frame('missing', 1)];
    await run(store, frames);
    passDay();
    await run(store, frames);
    const known = await readUnavailableItems(store.db);
    expect(known.get(2)?.size).toBe(1);
    await forgetOtherItems(store, []);
    expect((await readUnavailableItems(store.db, known)).size).toBe(0);
  });

  it('keep the decision of an operator about a game that is hidden, as long as the game has its address', async () => {
    const store = await testStore().openMigrated();
    const frame = games.frame('missing', 1);
    await run(store, [frame]);
    const [check] = await listItemChecks(store.db);
    await saveItemChecks(store.db, [{ ...check!, isKept: true }]);
    const storeGame = (address: string) =>
      inWriteTransaction(store, testChange, (site) =>
        putItems(site, 2, [{ id: 1, data: JSON.stringify({ id: 1, game_url_remote: address }) }]),
      );
    await storeGame(frame.playUrl);
    expect(await forgetOtherItems(store, [])).toBe(0);
    expect(await listItemChecks(store.db)).toMatchObject([{ itemId: 1, isKept: true }]);
    await saveItemChecks(store.db, [{ ...check!, isKept: false }]);
    expect(await forgetOtherItems(store, [])).toBe(1);
    await saveItemChecks(store.db, [{ ...check!, isKept: true }]);
    await storeGame('https://play.example/other/');
    expect(await forgetOtherItems(store, [])).toBe(1);
  });

  it('take the reported and the failed games first, then those with the oldest check', async () => {
    const store = await testStore().openMigrated();
    const { clock } = testStore();
    const named = (name: string, id: number) => games.frame(name, id);
    const [fresh, old, bad, reported] = [named('a', 1), named('b', 2), named('missing', 3), named('d', 4)];
    await run(store, [reported]);
    passDay();
    await run(store, [old, bad]);
    passDay();
    await run(store, [fresh]);
    const due = listDue([fresh, old, bad, reported, named('new', 5)], await listItemChecks(store.db), {
      now: clock.now() + 1_000,
      reported: new Set([keyOf(reported)]),
    });
    expect(due.map(({ itemId }) => itemId)).toEqual([4, 3, 5, 2]);
  });

  it('open games in a browser once a week, and each night while they fail', async () => {
    const store = await testStore().openMigrated();
    const picture = new Uint8Array([1, 2, 3]);
    const opened: string[] = [];
    const sights = new Map<string, FrameSight['fault']>([['healthy', { kind: 'blank', detail: '' }]]);
    const browser: FrameBrowser = {
      async inspect({ title }) {
        opened.push(title);
        return { fault: sights.get(title) ?? null, picture };
      },
      close: async () => {},
    };
    const names = ['healthy', 'slow', 'refused', 'missing', 'broken'];
    const frames = names.map((name, index) => games.frame(name, index + 1));
    await run(store, frames, { browser });
    expect(opened.toSorted()).toEqual(['healthy', 'missing', 'refused', 'slow']);
    expect(await statesOf(store)).toEqual({ 1: 'suspect', 2: 'ok', 3: 'ok', 4: 'suspect', 5: 'suspect' });
    const pictureOf = async (itemId: number) => {
      const found = await readCheckPicture(store.db, { verticalId: 2, itemId });
      return found && [...found];
    };
    expect([await pictureOf(1), await pictureOf(2)]).toEqual([[...picture], null]);
    passDay();
    opened.length = 0;
    sights.clear();
    await run(store, frames, { browser });
    expect(opened.toSorted()).toEqual(['healthy', 'missing', 'refused']);
    expect(await statesOf(store)).toEqual({ 1: 'ok', 2: 'ok', 3: 'ok', 4: 'dead', 5: 'dead' });
    expect(await pictureOf(1)).toBeNull();
    for (let days = 0; days < 6; days += 1) passDay();
    opened.length = 0;
    await run(store, frames.slice(0, 2), { browser });
    expect(opened).toEqual(['slow']);
  });

  it('end with their signal, and keep what they have found', async () => {
    const store = await testStore().openMigrated();
    const cancel = new AbortController();
    const work = checkItems(
      { store, network: games.network, portal: 'https://portal.example', userAgent: 'Portico' },
      [games.frame('healthy', 1), games.frame('silent', 2)],
      { siteSize: 2, signal: cancel.signal, onProgress: () => cancel.abort(new Error('stopped')) },
    );
    await expect(work).rejects.toThrow('stopped');
    expect(await statesOf(store)).toEqual({ 1: 'ok' });
  });
});
