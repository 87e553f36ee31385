import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { withStore } from '../store.ts';

/** A page with a block that throws and a block that never finishes loading. */
export const blocks: Scenario = {
  name: 'blocks',
  async run(resources) {
    const dataDir = await resources.seededFolder();
    const block = (module: string, config = {}) => ({ module, config });
    const home = (...middle: unknown[]) => [block('topBar'), ...middle, block('bottomBar')];
    // Page kinds 1 (home) and 3 (category) of the games.
    const layouts = { 2: { 1: home(block('row')), 3: home(block('random'), block('row')) } };
    await withStore({ dataDir }, (store) =>
      inWriteTransaction(store, testChange, (site) =>
        writeParts(site, [{ verticalId: 0, key: 'layouts', value: JSON.stringify(layouts) }]),
      ),
    );
    const portal = await startPortal({ dataDir, program: 'chaos/faulty-blocks.ts' });
    try {
      const thrown = await portal.get('/g');
      const category =
        /href="(\/g\/cate\/[^"]+)"/.exec((await portal.get('/g/details/762')).text)?.[1] ?? '/none';
      const hung = await portal.get(category);
      const again = await portal.get(category);
      const isWhole = ({ text }: { text: string }) =>
        text.includes('<header') && text.includes('<footer') && text.endsWith('</html>');
      const lines = portal
        .log()
        .split('\n')
        .filter((line) => line.includes('A block was left out'));
      const told = (text: string) => lines.some((line) => line.includes(text));
      return [
        {
          done: 'A block of the page throws',
          expected: 'the page without it, immediately, and a line in the log',
          seen: `${thrown.status} in ${thrown.milliseconds.toFixed(0)} ms, ${isWhole(thrown) ? 'whole' : 'NOT WHOLE'}, ${told('This block throws') ? 'logged' : 'NOT LOGGED'}`,
          isOk: thrown.status === 200 && isWhole(thrown) && told('This block throws'),
        },
        {
          done: 'The load of a block never ends',
          expected:
            'the page without it after 5 s (8 s at most) and a line in the log; from then on from the cache',
          seen: `${hung.status} in ${(hung.milliseconds / 1000).toFixed(1)} s, ${isWhole(hung) ? 'whole' : 'NOT WHOLE'}, ${told('within 5 s') ? 'logged' : 'NOT LOGGED'}; again in ${again.milliseconds.toFixed(0)} ms`,
          isOk:
            hung.status === 200 &&
            isWhole(hung) &&
            hung.milliseconds < 8_000 &&
            told('within 5 s') &&
            again.milliseconds < 1_000,
        },
      ];
    } finally {
      await portal.kill();
    }
  },
};
