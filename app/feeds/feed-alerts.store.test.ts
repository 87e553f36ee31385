import { expect, it } from 'vitest';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { receiveWebhooks, signatureOf } from '#test/support/webhook-receiver.ts';
import { commandLine } from '#app/operators/audit-log.server.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { updateFeed } from '#app/store/feeds.server.ts';
import { maxAlertTries, sendFeedAlerts } from './feed-alerts.server.ts';
import { setFeedPaused } from './manage-feeds.server.ts';
import { createFeedSite, entries } from './run-feed.fixture.ts';
import { contextOf, createDistributor, feedNow, inputOf, run, storeFeed } from './stored-feeds.fixture.ts';

const hour = 3_600_000;

describeSqliteFirst('alerts about feeds', (testStore) => {
  const { openSite } = createFeedSite(testStore);

  async function open() {
    const distributor = createDistributor(entries(1));
    const context = contextOf(await openSite(), testStore(), distributor);
    const address = 'https://feeds.example/list?key=very-secret';
    const rules = { publishes: { mostAdded: 100, mostRemovedPercent: 100 } };
    const feed = await storeFeed(context, inputOf({ address, rules }));
    const { received, state, target } = await receiveWebhooks();
    const send = () => sendFeedAlerts(context.store, target, new AbortController().signal);
    const types = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    return { distributor, context, feed, received, state, send, types };
  }

  it('are sent once when a feed has failed three times in a row, and once when it works again', async () => {
    const { distributor, context, feed, received, send, types } = await open();
    await run(context, feed);
    expect(await send()).toBe(0);
    distributor.before = () => {
      throw new GuardedFetchError('status', feed.address, 'answered with status 403', { status: 403 });
    };
    for (let count = 0; count < 3; count += 1) {
      expect(await send()).toBe(0);
      await run(context, feed);
    }
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    distributor.before = () => undefined;
    await run(context, feed);
    expect(await send()).toBe(1);
    expect(types()).toEqual(['feed.failing', 'feed.ok']);
    const [{ body, headers } = { body: '', headers: {} }] = received;
    expect(JSON.parse(body)).toMatchObject({
      data: {
        feed: { name: 'Marbles', address: 'https://feeds.example/list?key=…' },
        failures: 3,
        reason: 'https://feeds.example/list?key=… answered with status 403',
      },
    });
    expect(body).not.toContain('very-secret');
    expect(headers['webhook-signature']).toBe(signatureOf({ body, headers }));
  });

  it('are sent when a feed has delivered nothing for two days, but not while it is paused', async () => {
    const { distributor, context, feed, send, types } = await open();
    const { clock } = testStore();
    await run(context, feed);
    distributor.pages = [[]];
    clock.set(clock.now() + 48 * hour);
    await run(context, feed);
    expect(await send()).toBe(0);
    clock.set(clock.now() + 1);
    await setFeedPaused(context.store, feed.id, true, commandLine);
    expect(await send()).toBe(0);
    await setFeedPaused(context.store, feed.id, false, commandLine);
    expect(await send()).toBe(1);
    expect(types()).toEqual(['feed.silent']);
  });

  it('that do not arrive are repeated after growing pauses and then given up', async () => {
    const { context, feed, received, state, send } = await open();
    const { clock } = testStore();
    await updateFeed(context.store.db, feed.id, { failures: 3 });
    state.status = 500;
    const waits: number[] = [];
    for (let count = 1; count < maxAlertTries; count += 1) {
      expect(await send()).toBe(0);
      const { alertAt } = await feedNow(context, feed);
      waits.push((alertAt - clock.now()) / 60_000);
      clock.set(alertAt - 1);
      await send();
      expect(received).toHaveLength(count);
      clock.set(alertAt);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128]);
    await send();
    clock.set(clock.now() + 24 * hour);
    await send();
    expect(received).toHaveLength(maxAlertTries);
  });
});
