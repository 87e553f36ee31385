import '../server/node-mode.ts';
import { parseArgs } from 'node:util';
import { arcadeGames, benchArcade } from './arcade.ts';
import { describeFinding, isMet, type Finding } from './finding.ts';
import { withDataDir } from './processes.ts';
import { benchRender } from './render.ts';
import { benchSearch } from './search.ts';
import { benchScale } from './scale.ts';
import { benchSoak } from './soak.ts';
import { benchServe } from './serve.ts';
import { benchSuggest } from './suggest.ts';
import { benchWeight } from './weight.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const games = positionals.filter((name) => arcadeGames.includes(name));
const numbers = positionals.filter((name) => /^[1-9]\d{0,2}$/.test(name));
const parts = positionals.filter((name) => !games.includes(name) && !numbers.includes(name));

const benches: Record<string, (dataDir: string) => Promise<Finding[]>> = {
  serve: benchServe,
  render: benchRender,
  weight: benchWeight,
  search: benchSearch,
  suggest: benchSuggest,
  scale: benchScale,
  soak: (dataDir) => benchSoak(dataDir, Number(numbers[0] ?? 60)),
  arcade: () => benchArcade(games.length > 0 ? games : arcadeGames),
};

/** Takes too long to be a part of all. */
const onlyByName = new Set(['soak']);

if (games.length > 0 && !parts.includes('arcade')) parts.push('arcade');
const unknown = parts.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Usage: npm run bench -- [${Object.keys(benches).join(' | ')}] [--data FOLDER]; arcade takes names of games, soak a number of minutes.`,
  );
  process.exit(2);
}

const findings: Finding[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (parts.length > 0 ? !parts.includes(name) : onlyByName.has(name)) continue;
  console.log(`\n== ${name}`);
  const found = await withDataDir(values.data, bench);
  for (const finding of found) console.log(describeFinding(finding));
  findings.push(...found);
}
process.exitCode = findings.every(isMet) ? 0 : 1;
