import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { withStore } from '../store.ts';
import { inSeconds, waitUntil } from '../waiting.ts';

const item = { verticalId: 2, id: 762 };

/** A site version that no snapshot can be created from, written to the store without the usual checks. */
export const snapshot: Scenario = {
  name: 'snapshot',
  async run(resources) {
    const dataDir = await resources.seededFolder();
    const portal = await startPortal({ dataDir });
    const replace = (data: string) =>
      withStore({ dataDir }, (store) =>
        inWriteTransaction(store, testChange, async ({ db, version }) => {
          const { verticalId, id } = item;
          await db
            .updateTable('items')
            .set({ data, changedIn: version })
            .where('verticalId', '=', verticalId)
            .where('id', '=', id)
            .execute();
        }),
      );
    try {
      const address = `/g/details/${item.id}`;
      const before = await portal.get(address);
      const whole = await withStore({ dataDir }, ({ db }) =>
        db
          .selectFrom('items')
          .select('data')
          .where('id', '=', item.id)
          .where('verticalId', '=', 2)
          .executeTakeFirstOrThrow(),
      );
      await replace('{"title": "half an it');
      const told = await waitUntil(10, async () => (await portal.ready()).problem !== null);
      const { status, problem } = await portal.ready();
      const [during, fresh] = [await portal.get(address), await portal.get('/g/search?key=harbour')];
      await replace(whole.data);
      const mended = await waitUntil(70, async () => (await portal.ready()).problem === null);
      const after = await portal.get(address);
      return [
        {
          done: 'A site version with a broken item is put into the store',
          expected: 'pages of the version before, cached and new; /readyz 200 with the problem within 10 s',
          seen: `${during.status} and ${fresh.status}; told ${inSeconds(told)}: ${status}, ${problem}`,
          isOk:
            during.status === 200 &&
            during.text === before.text &&
            fresh.status === 200 &&
            status === 200 &&
            problem !== null,
        },
        {
          done: 'The item is repaired',
          expected: 'the new version is published without a restart',
          seen: `ready ${inSeconds(mended)}, the page answers ${after.status}`,
          isOk: mended !== null && after.status === 200,
        },
      ];
    } finally {
      await portal.kill();
    }
  },
};
