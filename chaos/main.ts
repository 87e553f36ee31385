import '../server/node-mode.ts';
import { parseArgs } from 'node:util';
import { withResources } from './resources.ts';
import type { Row } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  const names = scenarios.map(({ name }) => name).join(' | ');
  console.error(
    `Unknown: ${unknown.join(', ')}. Usage: npm run chaos -- [${names}] … [--data SEEDED_FOLDER]`,
  );
  process.exit(2);
}

/** Returns the result of a row in one word. */
function verdictOf({ isOk }: Row): string {
  if (isOk === null) return 'skipped';
  return isOk ? 'ok' : 'FAILED';
}

const rows: Row[] = [];
for (const scenario of scenarios) {
  if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
  console.log(`\n== ${scenario.name}`);
  const began = performance.now();
  const found = await withResources(values.data, (resources) => scenario.run(resources)).catch(
    (error: unknown): Row[] => [
      {
        done: scenario.name,
        expected: 'the scenario runs to its end',
        seen: error instanceof Error ? (error.stack ?? error.message) : String(error),
        isOk: false,
      },
    ],
  );
  for (const row of found) {
    console.log(`  ${verdictOf(row).padEnd(7)} ${row.done}`);
    console.log(`          expected: ${row.expected}`);
    console.log(`          seen:     ${row.seen}`);
  }
  console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
  rows.push(...found);
}
const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
console.log(`\n${count('ok')} ok, ${count('FAILED')} failed, ${count('skipped')} skipped`);
process.exitCode = count('FAILED') > 0 ? 1 : 0;
