import { execFile } from 'node:child_process';
import { cp, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPortal } from '../portal.ts';
import type { Scenario } from '../scenario.ts';
import { auditVotes, describeAudit } from '../store.ts';
import { emptyTally, keepVoting, sum, voteOnce } from '../voters.ts';
import { inSeconds, waitUntil } from '../waiting.ts';

const run = promisify(execFile);
const diskSize = '256m';

/** The disk of the data folder fills up while the portal runs, and is freed again. */
export const diskFull: Scenario = {
  name: 'disk-full',
  async run(resources) {
    const disk = await resources.folder();
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk]).then(
      () => null,
      (error: Error) => error.message.trim().split('\n').at(-1) ?? '',
    );
    if (mounted !== null) {
      const seen = `this user cannot mount a small disk: ${mounted}`;
      return [{ done: 'The disk of the data folder is full', expected: 'tried as root', seen, isOk: null }];
    }
    try {
      return [await fillAndFree(disk, await resources.seededFolder())];
    } finally {
      await run('umount', [disk]);
    }
  },
};

async function fillAndFree(disk: string, seeded: string) {
  const dataDir = path.join(disk, 'data');
  await cp(seeded, dataDir, { recursive: true });
  const portal = await startPortal({ dataDir });
  const tally = emptyTally();
  try {
    let last = await voteOnce(portal.port, tally);
    let isFull = false;
    const voting = keepVoting(portal.port, 20, tally, () => isFull);
    // A job that fails because the disk is full, such as a backup, removes its files, so there is space again.
    await waitUntil(30, async () => {
      await fill(disk);
      last = await voteOnce(portal.port, tally);
      return last.status === 503;
    });
    isFull = true;
    await voting;
    const page = await portal.get('/g/search?key=full');
    const { status, problem } = await portal.ready();
    await rm(path.join(disk, 'filler'));
    const counted = await waitUntil(20, async () => (await voteOnce(portal.port, tally)).status === 200);
    const code = await portal.stop();
    const audit = describeAudit(await auditVotes({ dataDir }, tally), tally);
    const isTold = /full/.test(portal.log());
    return {
      done: `The disk of the data folder (${diskSize}) is full while visitors vote, then free again`,
      expected:
        'votes refused with 503, pages served, the log says why; afterwards votes count and none is lost',
      seen: `vote ${last.status} ${last.text.trim()}, page ${page.status}, /readyz ${status} (${problem ?? 'no problem'}), ${isTold ? 'logged' : 'NOT LOGGED'}; counted ${inSeconds(counted)}, exit code ${code}; ${audit.seen}`,
      isOk:
        last.status === 503 &&
        page.status === 200 &&
        status === 200 &&
        isTold &&
        counted !== null &&
        code === 0 &&
        audit.isOk &&
        sum(tally.refused) > 0,
    };
  } finally {
    await portal.kill();
  }
}

/** Extends a file until the disk is full. */
async function fill(disk: string): Promise<void> {
  const handle = await open(path.join(disk, 'filler'), 'a');
  const { bavail, bsize } = await statfs(disk);
  const chunk = Buffer.alloc(Math.min(1_048_576, Math.max(bsize, bavail * bsize)), 1);
  try {
    let size = chunk.length;
    do {
      const isFull = await handle.write(chunk, 0, size).then(
        () => false,
        () => true,
      );
      if (isFull) size = Math.floor(size / 2);
    } while (size >= 512);
  } finally {
    await handle.close();
  }
}
