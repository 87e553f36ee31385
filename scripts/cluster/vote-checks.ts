import { send } from '#test/cluster/send.ts';
import { compareCounts } from '#test/cluster/compare-counts.ts';
import { sendInteraction, sendInteractions, type SentInteraction } from '#test/cluster/visitors.ts';
import { starterGames } from '#test/http/starter-items.ts';
import { expect, waitFor, type Checks } from './checks.ts';
import type { Cluster } from './cluster.ts';

/** The games of the starter content that visitors vote on. */
export const games = {
  prefix: 'g',
  itemIds: starterGames()
    .items.slice(0, 10)
    .map(({ id }) => id),
};

/**
 * Checks that the counted votes are those that were confirmed to the visitors. Adds everything that visitors send to
 * `sent`.
 */
export async function checkVotes(
  { check }: Checks,
  cluster: Cluster,
  sent: SentInteraction[],
): Promise<void> {
  const { site, apps, store } = cluster;

  await check(
    '200 clients send 10,000 votes, openings and collections; the store has what was told',
    async () => {
      const { origin } = site;
      const report = await sendInteractions({
        origins: [origin],
        clients: 200,
        interactions: 10_000,
        seed: 'demo',
        ...games,
      });
      sent.push(...report.sent);
      const refused = report.sent.filter(({ status }) => status !== 200);
      expect(refused.length === 0, `${refused.length} were refused, first with ${refused[0]?.status}`);
      const { acknowledged, rows, differences } = await compareCounts(store, sent);
      expect(differences.length === 0, `${differences.length} differences, such as ${differences[0]}`);
      const rate = Math.round(acknowledged / report.seconds);
      return `${acknowledged} told, ${rows} count; ${rate} a second, median ${report.median} ms, 99 % ${report.p99} ms`;
    },
  );

  await check('One visitor counts once per item and day, whichever process receives the votes', async () => {
    const interaction = {
      address: '192.0.2.1',
      kind: 'vote',
      itemId: games.itemIds[0] ?? 0,
      value: 1,
    } as const;
    const likes = async () => {
      const row = await store.db
        .selectFrom('counters')
        .select('likes')
        .where('itemId', '=', interaction.itemId)
        .executeTakeFirst();
      return row?.likes ?? 0;
    };
    const before = await likes();
    const origins = Array.from({ length: 10 }, () => apps.map(({ origin }) => origin)).flat();
    const target = { site: site.origin, prefix: games.prefix };
    const statuses = await Promise.all(origins.map((origin) => sendInteraction(origin, interaction, target)));
    sent.push(...statuses.map((status) => ({ ...interaction, status })));
    expect(
      statuses.every((status) => status === 200),
      `answers: ${statuses.join(', ')}`,
    );
    const more = (await likes()) - before;
    expect(more === 1, `${statuses.length} equal votes counted ${more} times`);
    return `${statuses.length} equal votes at once, counted ${more} time`;
  });

  await check('Every process shows the same figures within 3 s', async () => {
    const milliseconds = await waitFor('Equal figures', 3_000, async () => {
      const figures = await Promise.all(apps.map(({ origin }) => askFigures(origin, site.origin)));
      return new Set(figures).size === 1;
    });
    return `equal after ${(milliseconds / 1_000).toFixed(1)} s`;
  });

  /**
   * Returns the figures of a game. It withdraws a vote that was never cast, which has no effect, and reads the figures
   * from the answer.
   */
  async function askFigures(origin: string, siteOrigin: string): Promise<string> {
    const [id] = games.itemIds;
    const body = JSON.stringify({ vertical: games.prefix, id, value: 0 });
    const headers = {
      Host: new URL(siteOrigin).host,
      Origin: siteOrigin,
      'Content-Length': Buffer.byteLength(body),
      'X-Forwarded-For': '192.0.2.2',
      'User-Agent': 'Portico figures',
    };
    const answer = await send(origin, { method: 'POST', target: '/api/vote', headers, body });
    expect(answer.status === 200, `the answer is ${answer.status}: ${answer.body.toString()}`);
    return answer.body.toString();
  }
}
