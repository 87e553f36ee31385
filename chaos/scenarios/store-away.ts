import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#test/support/postgres.ts';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, keepVoting, sum, voteOnce } from '../voters.ts';
import { countOne, describeCounts, inSeconds, waitUntil } from '../waiting.ts';

const secondsAway = 60;

/** PostgreSQL is stopped while the portal runs and votes arrive, and is started again. */
export const storeAway: Scenario = {
  name: 'store-away',
  async run(resources) {
    const postgres = await startPostgres({ isDurable: false });
    const address = { dataDir: await resources.seededFolder(), databaseUrl: `${postgres.url}/postgres` };
    const portal = await startPortal(address);
    const tally = emptyTally();
    try {
      let isHalted = false;
      const voting = keepVoting(portal.port, 10, tally, () => isHalted);
      await waitUntil(20, () => sum(tally.acknowledged) > 10);
      await postgres.halt();
      isHalted = true;
      await voting;
      const pages = new Map<number, number>();
      const votes = new Map<number, number>();
      let slowestVote = 0;
      let clearRefusals = 0;
      const told = waitUntil(secondsAway, async () => (await portal.ready()).problem !== null);
      for (let second = 0; second < secondsAway; second += 1) {
        // One page that is already cached, and one that was never requested.
        for (const page of ['/', `/g/search?key=away-${second}`])
          countOne(pages, (await portal.get(page)).status);
        const answer = await voteOnce(portal.port, tally);
        countOne(votes, answer.status);
        slowestVote = Math.max(slowestVote, answer.milliseconds);
        if (answer.status === 503 && answer.retryAfter && answer.text.includes('cannot be saved'))
          clearRefusals += 1;
        await pause(1_000);
      }
      const { status, problem } = await portal.ready();
      const away = await told;
      await postgres.resume();
      const ready = await waitUntil(20, async () => (await portal.ready()).problem === null);
      const counted = await waitUntil(20, async () => (await voteOnce(portal.port, tally)).status === 200);
      const audit = describeAudit(await auditVotes(address, tally), tally);
      const refused = votes.get(503) ?? 0;
      return [
        {
          done: `PostgreSQL stopped for ${secondsAway} s: cached and new pages are requested`,
          expected: 'every page is served',
          seen: describeCounts(pages),
          isOk: pages.size === 1 && pages.has(200),
        },
        {
          done: 'Votes meanwhile',
          expected: 'each is refused with 503, Retry-After and a message, within 11 s',
          seen: `${describeCounts(votes)}, ${clearRefusals} with message and Retry-After, slowest ${(slowestVote / 1000).toFixed(1)} s`,
          isOk: refused === secondsAway && clearRefusals === refused && slowestVote < 11_000,
        },
        {
          done: '/readyz meanwhile',
          expected: '200 (pages are served) with the problem',
          seen: `${status}, told ${inSeconds(away)}: ${problem}`,
          isOk: status === 200 && problem !== null,
        },
        {
          done: 'PostgreSQL comes back',
          expected: 'ready without a problem and votes counted within 20 s, without a restart',
          seen: `ready ${inSeconds(ready)}, a vote counted ${inSeconds(counted)}; ${audit.seen}`,
          isOk: ready !== null && counted !== null && audit.isOk,
        },
      ];
    } finally {
      await portal.kill();
      await postgres.stop();
    }
  },
};
