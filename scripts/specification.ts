import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isOfDeletedSection } from './deleted-section.ts';

/*
 * Checks docs/specification.md: its ids are unique and in order, and every rule names tests, which exist. Also checks
 * the citations in code, tests and documents: "spec ADDR-3" is a rule of the specification, "stack note 5" one of
 * docs/stack-notes.md and "design note 4" one of docs/design.md.
 *
 *   node scripts/specification.ts [--check]
 *
 * Without `--check` it only prints the faults.
 */

const root = path.join(import.meta.dirname, '..');

/** One rule of the document. */
interface Rule {
  id: string;
  tests: { file: string; name: string }[];
  /** True if the document states that no test shows the rule. */
  isUntested: boolean;
}

/** Returns the rules of the document in their order, and the faults in its form. */
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

/**
 * Returns the faults of the rules. `readTests` returns the text of a test file, or `null` if it does not exist. A
 * missing file is no fault if `mayBeMissing` returns true for it.
 */
export async function findFaults(
  rules: readonly Rule[],
  readTests: (file: string) => Promise<string | null>,
  mayBeMissing: (file: string) => boolean = () => false,
): Promise<string[]> {
  const faults = findDisorder(rules.map(({ id }) => id));
  for (const { id, tests, isUntested } of rules) {
    if (tests.length === 0 && !isUntested) faults.push(`${id} has no test`);
    if (tests.length > 0 && isUntested) faults.push(`${id} has tests and is marked as not tested`);
    for (const { file, name } of tests) {
      const text = await readTests(file);
      if (text === null && mayBeMissing(file)) continue;
      if (text === null) faults.push(`${id}: there is no ${file}`);
      else if (!hasTest(text, name)) faults.push(`${id}: ${file} has no test "${name}"`);
    }
  }
  return faults;
}

/** Returns a fault for each id that is out of order. The rules of a section must be together and numbered from 1. */
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

const separator = String.raw`(?:\s|\n[ \t]*(?:\*|//)[ \t]*)+`;
const ruleId = '[A-Z]+-\\d+';
const specCitation = new RegExp(
  `\\bspec${separator}(${ruleId}(?:(?:,|${separator}and)${separator}${ruleId})*)`,
  'g',
);
const noteCitation = new RegExp(
  `\\b(stack|design)${separator}notes?${separator}(\\d+(?:(?:,|${separator}and)${separator}\\d+)*)`,
  'g',
);
/**
 * Matches citations such as "decision 0025", "decisions 0023 and 0025" and the beginning of a path:
 * "docs/decisions/0025".
 */
const decisionCitation = new RegExp(
  `\\bdecisions?(?:/|${separator})(\\d{4}(?:(?:,|${separator}and)${separator}\\d{4})*)`,
  'g',
);
/** Citations of documents that are not part of the repository. */
const formerCitation = new RegExp(
  `\\b(?:(?:READINGS|PRODUCT|FINDINGS|original${separator}spec)${separator}\\d+|DESIGN,${separator}Parts)`,
  'g',
);

/** The citations that may occur: ids of rules, and numbers of notes and decisions. */
interface Citable {
  rules: ReadonlySet<string>;
  stack: ReadonlySet<string>;
  design: ReadonlySet<string>;
  decisions: ReadonlySet<string>;
}

/** Returns the faulty citations of a text, each with its line: "12: spec ADDR-3". */
export function findBadCitations(text: string, citable: Citable): string[] {
  const faults: string[] = [];
  const report = (index: number, citation: string) =>
    faults.push(`${text.slice(0, index).split('\n').length}: ${citation}`);
  for (const { index, 1: ids = '' } of text.matchAll(specCitation)) {
    for (const [id] of ids.matchAll(new RegExp(ruleId, 'g'))) {
      if (!citable.rules.has(id)) report(index, `spec ${id}`);
    }
  }
  for (const { index, 1: kind, 2: numbers = '' } of text.matchAll(noteCitation)) {
    for (const [number] of numbers.matchAll(/\d+/g)) {
      const known = kind === 'stack' ? citable.stack : citable.design;
      if (!known.has(number)) report(index, `${kind} note ${number}`);
    }
  }
  for (const { index, 1: numbers = '' } of text.matchAll(decisionCitation)) {
    for (const [number] of numbers.matchAll(/\d{4}/g)) {
      if (!citable.decisions.has(number)) report(index, `decision ${number}`);
    }
  }
  for (const { index, 0: citation } of text.matchAll(formerCitation)) {
    report(index, `"${citation.replaceAll(/[\s*]+/g, ' ')}" is not part of the repository`);
  }
  return faults;
}

/** Folders whose contents are installed, built or written while the portal runs. */
const generated = /(?:^|\/)(?:node_modules|build|data|test-results|\.[^/]+)(?:\/|$)/;

/** The test of this check contains faulty citations on purpose. */
const ownTest = 'scripts/specification.test.ts';

/** Returns the faulty citations of all files of the repository. */
async function checkCitations(rules: readonly Rule[]): Promise<string[]> {
  const [stack, design] = await Promise.all(['docs/stack-notes.md', 'docs/design.md'].map(readNotes));
  const citable = {
    rules: new Set(rules.map(({ id }) => id)),
    stack: stack ?? new Set(),
    design: design ?? new Set(),
    decisions: new Set((await readdir(path.join(root, 'docs/decisions'))).map((name) => name.slice(0, 4))),
  };
  const faults: string[] = [];
  const files = glob('**/*.{ts,tsx,mjs,js,css,md,html}', {
    cwd: root,
    exclude: (name) => generated.test(name),
  });
  for await (const file of files) {
    if (file === ownTest) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    faults.push(...findBadCitations(text, citable).map((fault) => `${file}:${fault}`));
  }
  return faults.toSorted((a, b) => a.localeCompare(b));
}

/** Returns the numbers of the notes in a document. */
async function readNotes(file: string): Promise<Set<string>> {
  const text = await readFile(path.join(root, file), 'utf8');
  return new Set([...text.matchAll(/^\*\*(\d+)\. /gm)].map(([, number = '']) => number));
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
  return { rules, faults: [...faults, ...(await findFaults(rules, readTests, isOfDeletedSection))] };
}

if (import.meta.main) {
  const { rules, faults: ownFaults } = await checkSpecification();
  const faults = [...ownFaults, ...(await checkCitations(rules))];
  for (const fault of faults) console.error(fault);
  const untested = rules.filter(({ isUntested }) => isUntested).map(({ id }) => id);
  const list = untested.length > 0 ? `: ${untested.join(', ')}` : '';
  console.log(`${rules.length} rules, ${untested.length} of them not tested${list}.`);
  if (process.argv.includes('--check') && faults.length > 0) process.exitCode = 1;
}
