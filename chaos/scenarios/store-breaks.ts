import { Client } from 'pg';
import { startPostgres } from '#test/support/postgres.ts';
import { startPortal } from '../portal.ts';
import type { Row, Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, keepVoting, sum } from '../voters.ts';
import { describeCounts, inSeconds, waitUntil } from '../waiting.ts';

const lanes = 10;
const restarts = 5;
const terminations = 40;
const limits = [0, 1, 2, 3];

const terminateAll =
  "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portal' and pid <> pg_backend_pid()";

/** Connections to PostgreSQL break or are refused while votes are written. */
export const storeBreaks: Scenario = {
  name: 'store-breaks',
  async run(resources) {
    const postgres = await startPostgres({ isDurable: false });
    const asAdministrator = async (...statements: string[]) => {
      const client = new Client({ connectionString: `${postgres.url}/postgres` });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    };
    await postgres.createDatabase('portal');
    // The limit does not apply to a superuser, so another role is used.
    await asAdministrator(
      "create role portal login password 'test'",
      'alter database portal owner to portal',
    );
    const url = new URL(`${postgres.url}/portal`);
    url.username = 'portal';
    const dataDir = await resources.seededFolder();
    const portal = await startPortal({ dataDir, databaseUrl: url.href });
    const tally = emptyTally();
    let isOver = false;
    const voting = keepVoting(portal.port, lanes, tally, () => isOver);
    const acknowledgedAgain = async () => {
      const before = sum(tally.acknowledged);
      return waitUntil(20, () => sum(tally.acknowledged) > before + lanes);
    };
    /**
     * Interrupts the connections several times. Returns the longest time, in seconds, until votes were counted again.
     * Returns `null` if they were not counted again after an interruption.
     */
    const breakAgain = async (times: number, breakConnections: () => Promise<void>) => {
      let longest = 0;
      for (let round = 0; round < times; round += 1) {
        await breakConnections();
        const seconds = await acknowledgedAgain();
        if (seconds === null) return null;
        longest = Math.max(longest, seconds);
      }
      return longest;
    };
    const rows: Row[] = [];
    try {
      await acknowledgedAgain();
      const afterRestart = await breakAgain(restarts, async () => {
        await postgres.halt();
        await postgres.resume();
      });
      rows.push({
        done: `PostgreSQL is restarted ${restarts} times while ${lanes} visitors vote`,
        expected: 'the same server process counts votes again within 20 s each time',
        seen: `counted again at the latest ${inSeconds(afterRestart)}`,
        isOk: afterRestart !== null,
      });

      const afterTermination = await breakAgain(terminations, () => asAdministrator(terminateAll));
      rows.push({
        done: `Every connection is ended by pg_terminate_backend ${terminations} times while they vote`,
        expected: 'the same',
        seen: `counted again at the latest ${inSeconds(afterTermination)}`,
        isOk: afterTermination !== null,
      });

      for (const limit of limits) {
        await asAdministrator(`alter role portal connection limit ${limit}`, terminateAll);
        const counted = limit === 0 ? null : await acknowledgedAgain();
        const told = limit > 0 || (await waitUntil(30, async () => (await portal.ready()).problem !== null));
        const { status, text } = await portal.get('/');
        const isServed = status === 200 && text.length > 0;
        rows.push({
          done: `The database user may hold ${limit} connections, and all are ended`,
          expected:
            limit === 0
              ? 'pages are served and /readyz names the problem'
              : 'votes are counted within 20 s, pages are served',
          seen: `votes counted ${inSeconds(counted)}; the page answers ${status}${told === null ? '; /readyz names NO problem' : ''}`,
          isOk: isServed && told !== null && (limit === 0 || counted !== null),
        });
      }
      await asAdministrator('alter role portal connection limit -1');
      const ready = await waitUntil(20, async () => (await portal.ready()).problem === null);
      isOver = true;
      await voting;
      const audit = describeAudit(await auditVotes({ dataDir, databaseUrl: url.href }, tally), tally);
      rows.push({
        done: 'Afterwards',
        expected: 'ready without a problem, every acknowledged vote stored, counters equal the votes',
        seen: `ready ${inSeconds(ready)}; ${audit.seen}; refused meanwhile: ${describeCounts(tally.refused)}`,
        isOk: ready !== null && audit.isOk,
      });
      return rows;
    } finally {
      isOver = true;
      await portal.kill();
      await voting;
      await postgres.stop();
    }
  },
};
