import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { receiveWebhooks, signatureOf } from '#test/support/webhook-receiver.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { maxTries, postChanges } from './post-changes.server.ts';

describeEachEngine('changes of the site', (testStore) => {
  async function open() {
    const store = await testStore().openMigrated();
    const { received, state, target } = await receiveWebhooks();
    const change = (summary: string) =>
      inWriteTransaction(store, { origin: 'studio', author: 'Ada', summary }, async (site) => {
        await writeParts(site, [{ verticalId: 0, key: 'info', value: JSON.stringify({ title: summary }) }]);
      });
    const send = () => postChanges(store, target, new AbortController().signal);
    const summaries = () =>
      received.map(({ body }) => (JSON.parse(body) as { data: { summary: string } }).data.summary);
    return { store, received, state, change, send, summaries };
  }

  it('are posted once, in order and signed, beginning with the first one after the webhook was set up', async () => {
    const { received, change, send, summaries } = await open();
    expect(await send()).toBe(0);
    await change('Before.');
    expect(await send()).toBe(0);
    await change('One.');
    await change('Two.');
    expect(await send()).toBe(2);
    expect(await send()).toBe(0);
    await change('Three.');
    expect(await send()).toBe(1);
    expect(summaries()).toEqual(['One.', 'Two.', 'Three.']);
    const [first] = received;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'site.changed',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: {
        version: 2,
        at: '2026-03-01T12:00:00.000Z',
        author: 'Ada',
        origin: 'studio',
        summary: 'One.',
        undoes: null,
        changed: { parts: 1, items: 0, pictures: 0 },
      },
    });
    expect(first?.headers['webhook-signature']).toBe(first && signatureOf(first));
  });

  it('that do not arrive are repeated after growing pauses, then left out; later ones wait meanwhile', async () => {
    const { received, state, change, send, summaries } = await open();
    const { clock } = testStore();
    await change('Before.');
    await send();
    await change('One.');
    await change('Two.');
    state.status = 500;
    for (let count = 1; count < maxTries; count += 1) {
      expect(await send()).toBe(0);
      expect(received).toHaveLength(count);
      clock.set(clock.now() + 2 ** count * 60_000 - 1);
      await send();
      expect(received).toHaveLength(count);
      clock.set(clock.now() + 1);
    }
    await send();
    expect(summaries()).toEqual([...Array.from({ length: maxTries }, () => 'One.'), 'Two.']);
    state.status = 200;
    clock.set(clock.now() + 2 * 60_000);
    expect(await send()).toBe(1);
    expect(summaries().slice(maxTries)).toEqual(['Two.', 'Two.']);
  });
});
