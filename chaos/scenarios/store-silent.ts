import { layLink } from '../link.ts';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, voteOnce } from '../voters.ts';
import { countOne, describeCounts, inSeconds, waitUntil } from '../waiting.ts';

const visitors = 40;

/** The connection to PostgreSQL fails silently: sockets stay open, but nothing is answered. */
export const storeSilent: Scenario = {
  name: 'store-silent',
  async run(resources) {
    const databaseUrl = await resources.database();
    const url = new URL(databaseUrl);
    const link = await layLink(Number(url.port));
    url.port = String(link.port);
    const dataDir = await resources.seededFolder();
    const portal = await startPortal({ dataDir, databaseUrl: url.href });
    const tally = emptyTally();
    try {
      await voteOnce(portal.port, tally);
      link.silence();
      const told = waitUntil(30, async () => (await portal.ready()).problem !== null);
      const answers = await Promise.all(Array.from({ length: visitors }, () => voteOnce(portal.port, tally)));
      const votes = new Map<number, number>();
      for (const { status } of answers) countOne(votes, status);
      const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds)) / 1000;
      const page = await portal.get('/g/search?key=silent');
      const away = await told;
      const { status, problem } = await portal.ready();
      link.restore();
      const ready = await waitUntil(60, async () => (await portal.ready()).problem === null);
      const counted = await waitUntil(60, async () => (await voteOnce(portal.port, tally)).status === 200);
      const audit = describeAudit(await auditVotes({ dataDir, databaseUrl }, tally), tally);
      return [
        {
          done: `The connection to PostgreSQL fails silently while ${visitors} visitors vote`,
          expected: 'each is refused with 503 within 15 s; a new page is served',
          seen: `${describeCounts(votes)}, slowest ${slowest.toFixed(1)} s; the page answers ${page.status}`,
          isOk: votes.size === 1 && votes.has(503) && slowest < 15 && page.status === 200,
        },
        {
          done: '/readyz meanwhile',
          expected: '200 with the problem within 30 s',
          seen: `${status}, told ${inSeconds(away)}: ${problem}`,
          isOk: status === 200 && problem !== null,
        },
        {
          done: 'The connection works again',
          expected: 'ready without a problem and votes counted within 60 s, without a restart',
          seen: `ready ${inSeconds(ready)}, a vote counted ${inSeconds(counted)}; ${audit.seen}`,
          isOk: ready !== null && counted !== null && audit.isOk,
        },
      ];
    } finally {
      await portal.kill();
      await link.close();
    }
  },
};
