import { readFile } from 'node:fs/promises';
import path from 'node:path';

/*
 * Checks docs/spec-coverage.md: every sentence of the original specification must name tests, and these must exist.
 *
 *   node scripts/spec-coverage.ts [--check]
 *
 * Without `--check` it prints the faults but does not fail.
 */

const root = path.join(import.meta.dirname, '..');

/** One row of the document. */
export interface Sentence {
  id: string;
  tests: { file: string; name: string }[];
  /** Entries of the last column that are not tests. */
  unread: string[];
}

/** Returns the rows of the document in their order. */
export function readSentences(markdown: string): Sentence[] {
  return [...markdown.matchAll(/^\| (S\d+\.\d+) \|[^|]*\|(.*)\|$/gm)].map(([, id = '', cell = '']) => {
    const sentence: Sentence = { id, tests: [], unread: [] };
    for (const part of cell.split('<br>').map((text) => text.trim())) {
      const [, file, name] = /^`([^`]+)` › (.+)$/.exec(part) ?? [];
      if (file && name) sentence.tests.push({ file, name });
      else if (part) sentence.unread.push(part);
    }
    return sentence;
  });
}

/** Returns the faults of the rows. `readTests` returns the text of a test file, or `null` if it does not exist. */
export async function findGaps(
  sentences: readonly Sentence[],
  readTests: (file: string) => Promise<string | null>,
): Promise<string[]> {
  const gaps = findMissingIds(sentences.map(({ id }) => id));
  for (const { id, tests, unread } of sentences) {
    if (tests.length === 0) gaps.push(`${id} has no test`);
    for (const part of unread) gaps.push(`${id}: "${part}" is not a test`);
    for (const { file, name } of tests) {
      const text = await readTests(file);
      if (text === null) gaps.push(`${id}: there is no ${file}`);
      else if (!hasTest(text, name)) gaps.push(`${id}: ${file} has no test "${name}"`);
    }
  }
  return gaps;
}

/** Returns a fault for each id that breaks the order. Sections count from 0, the sentences of a section from 1. */
function findMissingIds(ids: readonly string[]): string[] {
  let [section, number] = [0, 0];
  return ids.flatMap((id) => {
    const [itsSection = 0, itsNumber = 0] = id.slice(1).split('.').map(Number);
    const follows =
      (itsSection === section && itsNumber === number + 1) ||
      (itsSection === section + 1 && itsNumber === 1 && number > 0);
    const gap = follows ? [] : [`${id} does not follow S${section}.${number}`];
    [section, number] = [itsSection, itsNumber];
    return gap;
  });
}

/** Returns whether a file contains a test of that name, as first argument and spelled as in the source. */
function hasTest(text: string, name: string): boolean {
  return [`'`, `"`, '`'].some((quote) => {
    const written = name.replaceAll(quote, `\\${quote}`);
    return new RegExp(`\\(\\s*${RegExp.escape(quote + written + quote)}\\s*,`).test(text);
  });
}

/** Returns the rows of docs/spec-coverage.md and their faults. */
export async function checkCoverage(): Promise<{ sentences: Sentence[]; gaps: string[] }> {
  const sentences = readSentences(await readFile(path.join(root, 'docs/spec-coverage.md'), 'utf8'));
  const texts = new Map<string, Promise<string | null>>();
  const readTests = (file: string) => {
    const known = texts.get(file) ?? readFile(path.join(root, file), 'utf8').catch(() => null);
    texts.set(file, known);
    return known;
  };
  return { sentences, gaps: await findGaps(sentences, readTests) };
}

if (import.meta.main) {
  const { sentences, gaps } = await checkCoverage();
  const shown = sentences.filter(({ tests }) => tests.length > 0).length;
  for (const gap of gaps) console.error(gap);
  console.log(`${shown} of ${sentences.length} sentences name tests.`);
  if (process.argv.includes('--check') && gaps.length > 0) process.exitCode = 1;
}
