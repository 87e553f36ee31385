import { startPortal, type Portal } from '../portal.ts';
import type { Row, Scenario } from '../scenario.ts';
import { emptyTally, voteOnce } from '../voters.ts';
import { describeCounts } from '../waiting.ts';

const hour = 3_600_000;
const day = 24 * hour;
const jumps: readonly (readonly [string, number])[] = [
  ['an hour ahead', hour],
  ['two days ahead', 2 * day],
  ['400 days ahead', 400 * day],
  ['back to the true time', 0],
  ['three days back', -3 * day],
  ['400 days back', -400 * day],
  ['to the true time again', 0],
];
const pages = ['/', '/g', '/g/details/762', '/star_sign', '/weather', '/e', '/qa', '/c', '/app'];

/** The clock of a running server jumps. */
export const clock: Scenario = {
  name: 'clock',
  async run(resources) {
    const portal = await startPortal({ dataDir: await resources.seededFolder(), env: { LOG_LEVEL: 'warn' } });
    const tally = emptyTally();
    try {
      const rows: Row[] = [];
      for (const [name, milliseconds] of jumps) {
        await portal.moveClock(milliseconds);
        const answers = await Promise.all(pages.map((page) => portal.get(page)));
        const statuses = new Map<number, number>();
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const vote = await voteOnce(portal.port, tally);
        const { status, problem } = await portal.ready();
        const isDated = await showsItsDay(portal, milliseconds);
        rows.push({
          done: `The clock jumps ${name}`,
          expected: 'pages of that day, votes counted, ready without a problem',
          seen: `pages ${describeCounts(statuses)}, ${isDated ? 'of that day' : 'OF ANOTHER DAY'}, vote ${vote.status}, /readyz ${status} ${problem ?? 'without a problem'}`,
          isOk:
            [...statuses.keys()].every((each) => each < 400 && each > 0) &&
            isDated &&
            vote.status === 200 &&
            status === 200 &&
            problem === null,
        });
      }
      return rows;
    } finally {
      await portal.kill();
    }
  },
};

/**
 * Returns whether the page shows the sky of the day to which the clock was shifted. The page of the jump before is
 * still in the cache, and must not be served.
 */
async function showsItsDay(portal: Portal, milliseconds: number): Promise<boolean> {
  const { text } = await portal.get(todaysPage);
  return text.includes(dayText.format(Date.now() + milliseconds));
}

const todaysPage = '/star_sign';
const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
