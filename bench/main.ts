import '../server/node-mode.ts';
import { parseArgs } from 'node:util';
import { benchAge } from './age.ts';
import { gameSlugs } from '@portico/arcade/games';
import { benchArcade } from './arcade.ts';
import { benchFeeds } from './feeds.ts';
import { describeFinding, isMet, type Finding } from './finding.ts';
import { withDataDir } from './processes.ts';
import { isQuiet, watchMachine } from './quiet.ts';
import { benchPages } from './pages.ts';
import { benchRender } from './render.ts';
import { benchSearch } from './search.ts';
import { benchScale } from './scale.ts';
import { benchSoak } from './soak.ts';
import { benchServe } from './serve.ts';
import { benchStats } from './stats.ts';
import { benchStudio } from './studio.ts';
import { benchSuggest } from './suggest.ts';
import { benchWeb, webParts } from './web.ts';
import { benchWeight } from './weight.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const games = positionals.filter((name) => gameSlugs.includes(name));
const numbers = positionals.filter((name) => /^[1-9]\d{0,2}$/.test(name));
const kinds = positionals.filter((name) => webParts.includes(name));
const others = new Set([...games, ...numbers, ...kinds]);
const parts = positionals.filter((name) => !others.has(name));

/**
 * A number on the command line: minutes, rounds of visits, or how many times slower the browser is, depending on the
 * benchmark.
 */
const count = numbers[0] === undefined ? undefined : Number(numbers[0]);

const benches = new Map<string, (dataDir: string) => Promise<Finding[]>>([
  ['serve', benchServe],
  ['render', benchRender],
  ['weight', benchWeight],
  ['web', (dataDir) => benchWeb(dataDir, kinds.length > 0 ? kinds : webParts, count)],
  ['search', benchSearch],
  ['suggest', benchSuggest],
  ['scale', benchScale],
  ['feeds', benchFeeds],
  ['studio', benchStudio],
  ['stats', benchStats],
  ['pages', (dataDir) => benchPages(dataDir, count ?? 4)],
  ['soak', (dataDir) => benchSoak(dataDir, count ?? 60)],
  ['age', (dataDir) => benchAge(dataDir, count ?? 20)],
  ['arcade', () => benchArcade(games.length > 0 ? games : gameSlugs)],
]);

/** Benchmarks that take too long for a run of all benchmarks. They run only if they are named. */
const onlyByName = new Set(['soak', 'age', 'feeds', 'studio', 'stats', 'pages', 'web']);

/** Benchmarks that measure sizes, which do not depend on other load on the machine. */
const untimed = new Set(['weight']);

if (games.length > 0 && !parts.includes('arcade')) parts.push('arcade');
if (kinds.length > 0 && !parts.includes('web')) parts.push('web');
const unknown = parts.filter((name) => !benches.has(name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Usage: npm run bench -- [${[...benches.keys()].join(' | ')}] [--data FOLDER]. "arcade" also takes names of games, "web" takes ${webParts.join(', ')} and a number of rounds, "soak" and "age" take a number of minutes, and "pages" how many times slower the browser is (4).`,
  );
  process.exit(2);
}

const findings: Finding[] = [];
let hasBusyPart = false;
for (const [name, bench] of benches) {
  if (parts.length > 0 ? !parts.includes(name) : onlyByName.has(name)) continue;
  console.log(`\n== ${name}`);
  const watch = watchMachine();
  const found = await withDataDir(values.data, bench);
  const foreign = watch.stop();
  const hasVerdict = untimed.has(name) || isQuiet(foreign);
  for (const finding of found) console.log(describeFinding(finding, hasVerdict));
  if (hasVerdict) findings.push(...found);
  else {
    hasBusyPart = true;
    const share = Math.round((foreign ?? 0) * 100);
    console.log(
      `  The machine was busy: other programs used ${share} % of a processor. Stop them and run this part again.`,
    );
  }
}
if (hasBusyPart) process.exitCode = 75;
if (!findings.every(isMet)) process.exitCode = 1;
