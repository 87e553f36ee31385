// Adds bugs to a copy of the search index, one at a time, and checks that the tests catch each of them. With an
// argument it only adds the bugs whose name contains it. With --check it only checks that every bug fits the source.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

interface Mutant {
  name: string;
  /** Name of the file in the search folder. */
  file: string;
  /** The text of the source that the bug replaces. It must occur exactly once in the file. */
  from: string;
  to: string;
}

const mutants: readonly Mutant[] = [
  {
    name: 'mode 2 ranks title hits before all hits',
    file: 'match-ranking.ts',
    from: "['uniqueWords', 'totalHits', 'titleHits']",
    to: "['uniqueWords', 'titleHits', 'totalHits']",
  },
  {
    name: 'mode 3 ranks all hits before title hits',
    file: 'match-ranking.ts',
    from: "phrase: ['titleHits', 'totalHits']",
    to: "phrase: ['totalHits', 'titleHits']",
  },
  {
    name: 'a tie is broken against catalogue order',
    file: 'match-ranking.ts',
    from: 'return (catalogueIndices[a] ?? 0) - (catalogueIndices[b] ?? 0);',
    to: 'return (catalogueIndices[b] ?? 0) - (catalogueIndices[a] ?? 0);',
  },
  {
    name: 'the first shorter prefix is skipped',
    file: 'searcher.ts',
    from: '...shorterPrefixes(normalised)]',
    to: '...shorterPrefixes(normalised).slice(1)]',
  },
  {
    name: 'hits within a word overlap',
    file: 'vocabulary.ts',
    from: 'text.indexOf(part, at + part.length)',
    to: 'text.indexOf(part, at + 1)',
  },
  {
    name: 'hits of several words overlap',
    file: 'hit-counters.ts',
    from: 'return begin < this.last.length;',
    to: 'return false;',
  },
  {
    name: 'a phrase begins anywhere in its first word',
    file: 'vocabulary.ts',
    from: '?.endsWith(part)',
    to: '?.includes(part)',
  },
  {
    name: 'a short word is taken for the end of any that holds it',
    file: 'vocabulary.ts',
    from: 'numbersOf(this.parts.endings,',
    to: 'numbersOf(this.parts.grams,',
  },
  {
    name: 'of three words only the last two are looked for',
    file: 'hit-counters.ts',
    from: '!head.occursAt(field, position) || this.overlaps',
    to: 'this.overlaps',
  },
  {
    name: 'marks are no part of a word',
    file: 'vocabulary.ts',
    from: '[[\\p{L}\\p{M}\\p{Nd}_]',
    to: '[[\\p{L}\\p{Nd}_]',
  },
  {
    name: 'texts are not normalised',
    file: 'fold.ts',
    from: "text.normalize('NFC')",
    to: 'text',
  },
  {
    name: 'a title’s hits count as one',
    file: 'hit-counts.ts',
    from: '= (titleHits[item] ?? 0) + hits;',
    to: '= (titleHits[item] ?? 0) + 1;',
  },
  {
    name: 'words are counted as one',
    file: 'hit-counts.ts',
    from: 'this.word++;',
    to: '',
  },
  {
    name: 'the best of the titles are one too few',
    file: 'hit-counts.ts',
    from: 'found >= need',
    to: 'found + 1 >= need',
  },
  {
    name: 'counting of titles ends too early',
    file: 'keyword-index.ts',
    from: 'left > 0; number++',
    to: 'left > 1; number++',
  },
  {
    name: 'items that are gone are still found',
    file: 'indexed-items.ts',
    from: '=> catalogueIndices[number] !== -1,',
    to: '=> catalogueIndices[number] !== -2,',
  },
  {
    name: 'an item is taken for the one that stood behind the last',
    file: 'indexed-items.ts',
    from: 'index.items[previous + 1] === item ?',
    to: 'index.items[previous + 1] ?',
  },
  {
    name: 'lists of the vocabulary end one too early',
    file: 'vocabulary.ts',
    from: 'starts[index + 1])',
    to: 'starts[index + 1]! - 1)',
  },
];

const root = path.resolve(import.meta.dirname, '..');
const search = 'app/domain/search';
/**
 * Milliseconds for one test. Generous, because a test that a busy machine slows down must not count as a test that
 * missed the bug.
 */
const testTimeout = 600_000;
const outdated = await findOutdated();
for (const { file, name } of outdated)
  console.error(
    `${search}/${file} does not contain the text of “${name}” exactly once. Change it in this script.`,
  );
if (outdated.length > 0 || process.argv[2] === '--check') process.exit(outdated.length > 0 ? 1 : 0);
const copy = await mkdtemp(path.join(tmpdir(), 'portico-mutants-'));
const chosen = mutants.filter(({ name }) => name.includes(process.argv[2] ?? ''));
let isGood = chosen.length > 0;
try {
  for (const part of ['app', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
    await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  // The configuration of Vitest names the packages and imports scripts, so the copy needs their folders.
  for (const folder of ['node_modules', 'arcade', 'content', 'scripts'])
    await symlink(path.join(root, folder), path.join(copy, folder));
  // Without this check, a bug that the tests find could not be distinguished from tests that cannot run.
  const sound = runTests();
  if (!sound.passed) throw new Error(`The tests fail without a planted bug:\n${sound.output}`);
  for (const mutant of chosen) isGood = (await tryMutant(mutant)) && isGood;
} finally {
  await rm(copy, { recursive: true, force: true });
}
process.exitCode = isGood ? 0 : 1;

/** Returns the bugs whose text does not occur exactly once in the source. */
async function findOutdated(): Promise<Mutant[]> {
  const sources = await Promise.all(
    mutants.map(({ file }) => readFile(path.join(root, search, file), 'utf8')),
  );
  return mutants.filter(({ from }, index) => sources[index]?.split(from).length !== 2);
}

/** Returns whether the tests catch the bug. */
async function tryMutant({ name, file, from, to }: Mutant): Promise<boolean> {
  const target = path.join(copy, search, file);
  const source = await readFile(target, 'utf8');
  await writeFile(
    target,
    source.replace(from, () => to),
  );
  const started = performance.now();
  const { passed, output } = runTests();
  await writeFile(target, source);
  const isCaught = !passed && /Property failed after|AssertionError/.test(output);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${(isCaught ? 'caught' : 'SURVIVED').padEnd(8)}  ${file.padEnd(16)}  ${seconds.padStart(3)} s  ${name}`,
  );
  return isCaught;
}

function runTests(): { passed: boolean; output: string } {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const options = ['--project', 'unit', '--bail', '1', `--testTimeout=${testTimeout}`];
  const args = [vitest, 'run', ...options, `${search}/searcher.test.ts`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    // Enough inputs to catch the rarest of the bugs.
    env: { ...process.env, NO_COLOR: '1', CI: '1', PROPERTY_RUNS: '16' },
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}
