import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { createOutput } from '../cli/output.ts';
import { createProgram } from '../cli/program.ts';
import { isOfDeletedSection } from './deleted-section.ts';

/*
 * Checks that everything that the documents name exists: linked files and headings, commands and their options,
 * environment variables, files and folders. Also checks that the index of the decisions is complete. Exits with 1 if
 * anything is missing.
 *   node scripts/check-docs.ts
 */

const root = path.join(import.meta.dirname, '..');
const checked = ['*.md', '{app,arcade,content,shared,studio}/**/README.md', 'docs/**/*.md'];

/** Options of V8 that the documents mention. */
const foreignOptions = new Set([
  '--trace-incremental-marking',
  '--retain-maps-for-n-gc',
  '--no-flush-bytecode',
  '--max-semi-space-size',
]);

/** The names that a document may use. */
export interface Known {
  /** Every file and folder of the repository, from its root, with `/`. */
  files: ReadonlySet<string>;
  /** Names of the files without their folders. */
  fileNames: ReadonlySet<string>;
  /** Names of the npm scripts in package.json and in the package.json of each package. */
  scripts: ReadonlySet<string>;
  /** Help of each command of `./portico`, by name. */
  commands: ReadonlyMap<string, string>;
  /** Names of environment variables. */
  variables: ReadonlySet<string>;
  /** Reports whether a text occurs in a source file that is not a document. */
  isInSources(text: string): boolean;
  /** Returns the text of a document. */
  read(file: string): string;
  /** Whether the documents name a vertical whose folder was deleted. */
  hasDeletedSection: boolean;
}

/** Returns the names in a document that do not exist, such as "docs/a.md:3: there is no npm script test:all". */
export function findMissing(file: string, known: Known): string[] {
  const faults: string[] = [];
  for (const [index, line] of known.read(file).split('\n').entries()) {
    for (const fault of findMissingOfLine(file, line, known)) faults.push(`${file}:${index + 1}: ${fault}`);
  }
  const fenced = known.read(file).matchAll(/^```.*\n([\s\S]*?)^```/gm);
  for (const { index, 0: block, 1: code = '' } of fenced) {
    const first = known.read(file).slice(0, index).split('\n').length + 1;
    if (/^```(?:json|js|html)/.test(block)) continue;
    for (const [offset, line] of code.split('\n').entries()) {
      const found = [...findMissingCommands(line, known), ...findMissingVariables(line, known)];
      for (const fault of found) faults.push(`${file}:${first + offset}: ${fault}`);
    }
  }
  return faults;
}

function findMissingOfLine(file: string, line: string, known: Known): string[] {
  const faults: string[] = [];
  // A link in a code span is an example, so its target need not exist.
  const prose = line.replaceAll(/`[^`]*`/g, '');
  for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g))
    faults.push(...checkLink(file, target, known));
  for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
    faults.push(
      ...findMissingCommands(code, known),
      ...findMissingVariables(code, known),
      ...findMissingPaths(file, code, known),
    );
    const [, option] = /^(--[a-z][a-z-]*)/.exec(code) ?? [];
    const isOption =
      option !== undefined && [...known.commands.values()].some((help) => hasWord(help, option));
    if (option !== undefined && !isOption && !foreignOptions.has(option) && !known.isInSources(option))
      faults.push(`there is no option ${option}`);
  }
  return faults;
}

function checkLink(file: string, target: string, known: Known): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [address = '', heading] = target.split('#');
  const linked = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  if (isOfDeletedSection(linked)) return [];
  if (!exists(linked, known)) return [`the link ${target} leads nowhere`];
  if (heading === undefined || !linked.endsWith('.md')) return [];
  return headingsOf(known.read(linked)).includes(heading) ? [] : [`${linked} has no heading #${heading}`];
}

/** Returns the anchors of a document's headings, as GitHub generates them. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function findMissingCommands(code: string, known: Known): string[] {
  const faults: string[] = [];
  for (const [, script = ''] of code.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)) {
    if (!known.scripts.has(script)) faults.push(`there is no npm script ${script}`);
  }
  const calls = code.matchAll(/(?:^|[;(|&] *|\.\/)portico ([a-z]+)((?: [^#|;&`]*)?)/g);
  for (const [, command = '', rest = ''] of calls) {
    const help = known.commands.get(command);
    if (help === undefined) {
      faults.push(`there is no command portico ${command}`);
      continue;
    }
    for (const [option] of rest.matchAll(/--[a-z][a-z-]*/g)) {
      if (!hasWord(help, option)) faults.push(`portico ${command} has no option ${option}`);
    }
    const [, first] = /^ ([a-z]+)(?:\s|$)/.exec(rest) ?? [];
    // The argument of `search` is any keyword. The help of `feed` does not list the feeds of a deleted section.
    const isUnchecked = command === 'search' || (command === 'feed' && known.hasDeletedSection);
    if (first !== undefined && !isUnchecked && !hasWord(help, first)) {
      faults.push(`portico ${command} does not know ${first}`);
    }
  }
  return faults;
}

function findMissingVariables(code: string, known: Known): string[] {
  const names = code.matchAll(/(?<![\w./-])(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+)(?![\w./-]*\()\b/g);
  return [...names]
    .map(([name]) => name)
    .filter((name) => !name.startsWith('YOUR_') && !known.variables.has(name) && !known.isInSources(name))
    .map((name) => `there is no environment variable ${name}`);
}

/** Matches file names without a folder, which are looked up in all folders. */
const sourceFile = /^[\w.-]+\.(?:ts|tsx|mjs|css)$/;

function findMissingPaths(file: string, code: string, known: Known): string[] {
  const faults: string[] = [];
  for (const word of code.split(/[\s,;]+/)) {
    const name = word
      .replace(/[).:]+$/, '')
      .replace(/^[("]+/, '')
      .replace(/^\.\//, '');
    const pattern = name.replaceAll(/<[^>]*>|…/g, '*').replace(/\/$/, '');
    const isPath = name.includes('/') && known.files.has(name.split('/', 1)[0] ?? '');
    if (isPath && /^[\w.*/-]+$/.test(pattern)) {
      const near = path.posix.join(path.posix.dirname(file), pattern);
      if (isOfDeletedSection(pattern) || exists(pattern, known) || exists(near, known)) continue;
      faults.push(`there is no ${name}`);
    } else if (sourceFile.test(name) && !/^\.[a-z]+$/.test(name)) {
      if (!known.fileNames.has(name)) faults.push(`there is no file ${name}`);
    }
  }
  return faults;
}

/** Whether a file or folder exists. `*` stands for any part of a name. */
function exists(name: string, known: Known): boolean {
  if (name === '.' || name === '') return true;
  if (!name.includes('*')) return known.files.has(name);
  const expression = new RegExp(`^${name.split('*').map(RegExp.escape).join('[^/]*')}$`);
  return [...known.files].some((file) => expression.test(file));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w-])${RegExp.escape(word)}(?![\\w-])`).test(text);
}

/** Folders whose contents are installed, built or written while the portal runs. */
const generated = new Set(['node_modules', 'build', 'data', 'test-results', '.git', '.react-router']);

/** Collects what documents may name: files, npm scripts, commands and environment variables. */
async function readKnown(): Promise<Known> {
  const files = globSync('**/*', { cwd: root, exclude: (name) => generated.has(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .concat(['arcade/dist', 'build', 'build/releases', 'data', 'node_modules', 'node_modules/.bin/node']);
  const sources = files
    .filter((file) => /\.(?:ts|tsx|mjs|css|yaml|service)$|(?:^|\/)(?:Dockerfile|Caddyfile)$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const variables = [
    ...readFileSync(path.join(root, 'app/config/environment.server.ts'), 'utf8').matchAll(
      /^ {2}([A-Z_]+): /gm,
    ),
    ...sources.matchAll(/process\.env\.([A-Z_]+)/g),
  ].map(([, name = '']) => name);
  const scripts = globSync('{.,arcade,content,shared}/package.json', { cwd: root }).flatMap((file) => {
    const parsed = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return Object.keys(parsed.scripts ?? {});
  });
  return {
    files: new Set(files),
    fileNames: new Set(files.map((file) => path.posix.basename(file))),
    scripts: new Set(scripts),
    commands: await readCommands(),
    variables: new Set(variables),
    isInSources: (text) => sources.includes(text),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    hasDeletedSection: namesDeletedSection(readFileSync(path.join(root, 'docs/specification.md'), 'utf8')),
  };
}

/**
 * Whether a text names a file of a vertical whose folder was deleted. The specification names files of all verticals.
 */
export function namesDeletedSection(text: string): boolean {
  return text.matchAll(/app\/verticals\/[\w-]+(?=\/)/g).some(([folder]) => isOfDeletedSection(folder));
}

/** Returns the help of each command of `./portico`, including the help of its subcommands. */
async function readCommands(): Promise<Map<string, string>> {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough(), now: Date.now };
  const session = { output: createOutput(false, streams), act: () => () => Promise.resolve() };
  const { commands } = await createProgram([], session, streams);
  const helps = commands.map(async (stub) => {
    const program = await createProgram([stub.name()], session, streams);
    const command = program.commands.find((one) => one.name() === stub.name()) ?? stub;
    const texts = [command, ...command.commands].map((one) => one.helpInformation());
    return [stub.name(), texts.join('\n')] as const;
  });
  return new Map(await Promise.all(helps));
}

/** Returns the decisions that their index does not list, such as "docs/decisions/README.md does not list 0067-x.md". */
export function findUnlisted({ files, read }: Pick<Known, 'files' | 'read'>): string[] {
  const index = 'docs/decisions/README.md';
  const listed = read(index);
  return [...files]
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => path.posix.basename(file))
    .filter((name) => !listed.includes(`](${name})`))
    .map((name) => `${index} does not list ${name}`);
}

/** Returns the names in the documents of the repository that do not exist, and the decisions that the index lacks. */
async function checkDocs(): Promise<string[]> {
  const known = await readKnown();
  const documents = globSync(checked, { cwd: root }).filter((file) => existsSync(path.join(root, file)));
  const missing = documents
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((file) => findMissing(file, known));
  return [...missing, ...findUnlisted(known)];
}

if (import.meta.main) {
  const faults = await checkDocs();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'Everything that the documents name exists.' : `${faults.length} faults.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
