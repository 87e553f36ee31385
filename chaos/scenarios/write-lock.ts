import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, keepVoting, sum } from '../voters.ts';
import { inSeconds, waitUntil } from '../waiting.ts';

const held = 3_000;
const lanes = 20;
/** Milliseconds for which the event loop may block. */
const longestStall = 50;

/** Another process holds the write lock of the SQLite file for three seconds. */
export const writeLock: Scenario = {
  name: 'write-lock',
  async run(resources) {
    const dataDir = await resources.seededFolder();
    const portal = await startPortal({ dataDir });
    const tally = emptyTally();
    let isOver = false;
    try {
      // V8 compiles code during the first votes and pages, which blocks the event loop. This must be over before the
      // lock is taken, because the lock does not cause it.
      const voting = keepVoting(portal.port, lanes, tally, () => isOver);
      await waitUntil(20, () => sum(tally.acknowledged) > 500);
      for (let count = 0; count < 20; count += 1) await portal.get(`/g/search?key=warm-${count}`);
      await portal.longestStall();
      await pause(1_000);
      const usual = await portal.longestStall();
      const holder = fork(path.join(root, 'chaos/lock-holder.ts'), [
        path.join(dataDir, 'portico.sqlite'),
        String(held),
      ]);
      await once(holder, 'message');
      const known = sum(tally.acknowledged);
      const released = once(holder, 'exit');
      await portal.longestStall();
      const page = await portal.get('/g/search?key=lock');
      await released;
      const stall = await portal.longestStall();
      const flushed = await waitUntil(5, () => sum(tally.acknowledged) > known + lanes);
      isOver = true;
      await voting;
      const audit = describeAudit(await auditVotes({ dataDir }, tally), tally);
      const refused = sum(tally.refused);
      return [
        {
          done: `Another process holds the write lock for ${held / 1000} s while ${lanes} visitors vote`,
          expected: `no stall over ${longestStall} ms, pages served, the votes wait and are stored afterwards`,
          seen: `longest stall ${stall.toFixed(0)} ms (${usual.toFixed(0)} ms before), page ${page.status} in ${page.milliseconds.toFixed(0)} ms, votes go on ${inSeconds(flushed)}, ${refused} refused; ${audit.seen}`,
          isOk:
            stall < longestStall && page.status === 200 && flushed !== null && refused === 0 && audit.isOk,
        },
      ];
    } finally {
      isOver = true;
      await portal.kill();
    }
  },
};
