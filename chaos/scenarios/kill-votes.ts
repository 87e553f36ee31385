import { setTimeout as pause } from 'node:timers/promises';
import { engines } from '../engines.ts';
import { startPortal } from '../portal.ts';
import type { Row, Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, keepVoting, sum } from '../voters.ts';
import { waitUntil } from '../waiting.ts';

const kills = 10;
const lanes = 24;

/** Kills the server while votes are being committed. */
export const killVotes: Scenario = {
  name: 'kill-votes',
  async run(resources) {
    const rows: Row[] = [];
    for (const { engine, seeded } of engines) {
      const address = await seeded(resources);
      const tally = emptyTally();
      for (let round = 0; round < kills; round += 1) {
        const portal = await startPortal(address);
        const known = sum(tally.acknowledged);
        let isOver = false;
        const voting = keepVoting(portal.port, lanes, tally, () => isOver);
        await waitUntil(20, () => sum(tally.acknowledged) > known);
        // Each round kills the server at another moment of the 50 ms in which votes are collected.
        await pause(100 + round * 17);
        await portal.kill();
        isOver = true;
        await voting;
      }
      const audit = describeAudit(await auditVotes(address, tally), tally);
      rows.push({
        done: `${engine}: kill -9 of the server ${kills} times while ${lanes} visitors vote`,
        expected: 'every acknowledged vote is stored, none twice, counters equal the votes',
        ...audit,
      });
    }
    return rows;
  },
};
