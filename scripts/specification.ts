import { readFile } from 'node:fs/promises';
import path from 'node:path';

/*
 * Checks docs/specification.md: its ids are unique and in order, and every rule names tests, which exist.
 *
 *   node scripts/specification.ts [--check]
 *
 * Without `--check` it only prints the faults.
 */

const root = path.join(import.meta.dirname, '..');

/** One rule of the document. */
export interface Rule {
  id: string;
  tests: { file: string; name: string }[];
  /** The document says that no test shows the rule. */
  isUntested: boolean;
}

/** The rules of the document, in its order, and the faults of its form. */
export function readRules(markdown: string): { rules: Rule[]; faults: string[] } {
  const rules = new Map<string, Rule>();
  const faults: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, id] = /^\*\*([A-Z]+-\d+)\*\* ./.exec(line) ?? [];
    if (id !== undefined) {
      if (rules.has(id)) faults.push(`${id} occurs twice`);
      else rules.set(id, { id, tests: [], isUntested: false });
      continue;
    }
    const [, testedId, shown = ''] = /^- ([A-Z]+-\d+) (.+)$/.exec(line) ?? [];
    if (testedId === undefined) continue;
    const rule = rules.get(testedId);
    const [, file, name] = /^`([^`]+)` › (.+)$/.exec(shown) ?? [];
    if (!rule) faults.push(`${testedId} has tests, but no rule before them`);
    else if (file && name) rule.tests.push({ file, name });
    else if (shown === 'not tested') rule.isUntested = true;
    else faults.push(`${testedId}: "${shown}" is not a test`);
  }
  return { rules: [...rules.values()], faults };
}

/** Returns the faults of the rules. `readTests` returns the text of a test file, or `null` if it does not exist. */
export async function findFaults(
  rules: readonly Rule[],
  readTests: (file: string) => Promise<string | null>,
): Promise<string[]> {
  const faults = findDisorder(rules.map(({ id }) => id));
  for (const { id, tests, isUntested } of rules) {
    if (tests.length === 0 && !isUntested) faults.push(`${id} has no test`);
    if (tests.length > 0 && isUntested) faults.push(`${id} has tests and is marked as not tested`);
    for (const { file, name } of tests) {
      const text = await readTests(file);
      if (text === null) faults.push(`${id}: there is no ${file}`);
      else if (!hasTest(text, name)) faults.push(`${id}: ${file} has no test "${name}"`);
    }
  }
  return faults;
}

/** The rules of a section are together and numbered from 1, each once and in order. */
function findDisorder(ids: readonly string[]): string[] {
  const finished = new Set<string>();
  let [section, number] = ['', 0];
  return ids.flatMap((id) => {
    const [itsSection = '', itsNumber = ''] = id.split('-');
    const isNext =
      itsSection === section
        ? Number(itsNumber) === number + 1
        : itsNumber === '1' && !finished.has(itsSection);
    const fault = isNext ? [] : [`${id} does not follow ${section ? `${section}-${number}` : 'the title'}`];
    finished.add(itsSection);
    [section, number] = [itsSection, Number(itsNumber)];
    return fault;
  });
}

/** Whether a file contains a test of that name: the name is the first argument of a call, as written in the source. */
function hasTest(text: string, name: string): boolean {
  return [`'`, `"`, '`'].some((quote) => {
    const written = name.replaceAll(quote, `\\${quote}`);
    return new RegExp(`\\(\\s*${RegExp.escape(quote + written + quote)}\\s*,`).test(text);
  });
}

/** Returns the rules of docs/specification.md and their faults. */
export async function checkSpecification(): Promise<{ rules: Rule[]; faults: string[] }> {
  const { rules, faults } = readRules(await readFile(path.join(root, 'docs/specification.md'), 'utf8'));
  const texts = new Map<string, Promise<string | null>>();
  const readTests = (file: string) => {
    const known = texts.get(file) ?? readFile(path.join(root, file), 'utf8').catch(() => null);
    texts.set(file, known);
    return known;
  };
  return { rules, faults: [...faults, ...(await findFaults(rules, readTests))] };
}

if (import.meta.main) {
  const { rules, faults } = await checkSpecification();
  for (const fault of faults) console.error(fault);
  const untested = rules.filter(({ isUntested }) => isUntested).map(({ id }) => id);
  const list = untested.length > 0 ? `: ${untested.join(', ')}` : '';
  console.log(`${rules.length} rules, ${untested.length} of them not tested${list}.`);
  if (process.argv.includes('--check') && faults.length > 0) process.exitCode = 1;
}
