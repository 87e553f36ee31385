import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';

const root = path.resolve(import.meta.dirname, '../..');
const mainLanguage = 'en';

/** The type of an argument in TypeScript, by name. */
type Arguments = ReadonlyMap<string, string>;

/** The messages of one folder in all languages. */
export interface MessageFolder {
  /** Path of the folder `messages` from the root of the repository. */
  folder: string;
  /** The name of the folder that contains it. */
  scope: string;
  /** Texts by key in the main language. */
  main: ReadonlyMap<string, string>;
  /** Texts by key, by language, without the main language. */
  others: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads the messages files of some top folders, or of all. */
export function readMessageFolders(
  tops: readonly string[] = ['app', 'server', 'studio', 'test'],
): MessageFolder[] {
  const files = tops.flatMap((top) => globSync(`${top}/**/messages/*.json`, { cwd: root })).toSorted();
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  return [...folders].map(([folder, own]) => {
    const languages = new Map(own.map((file) => [path.basename(file, '.json'), readTexts(file)]));
    const main = languages.get(mainLanguage) ?? new Map<string, string>();
    languages.delete(mainLanguage);
    return { folder, scope: path.basename(path.dirname(folder)), main, others: languages };
  });
}

function readTexts(file: string): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8'))));
}

/** Returns a sentence for each faulty message: malformed, missing, unknown, or with other arguments than in English. */
export function checkMessages({ folder, main, others }: MessageFolder): string[] {
  const english = new Map([...main].map(([key, text]) => [key, argumentsOf(text)] as const));
  const faults = [...english].flatMap(([key, found]) =>
    typeof found === 'string' ? [`${folder}/${mainLanguage}.json: "${key}" is malformed: ${found}.`] : [],
  );
  faults.push(
    ...[...main.keys()]
      .filter((key) => !/^[a-z]\w*(?:\.[a-z]\w*)+$/.test(key))
      .map(
        (key) =>
          `${folder}/${mainLanguage}.json: "${key}" is not a key: use names with dots, such as "search.none".`,
      ),
  );
  for (const [language, texts] of others) {
    const file = `${folder}/${language}.json`;
    for (const key of main.keys()) if (!texts.has(key)) faults.push(`${file}: "${key}" is missing.`);
    for (const [key, text] of texts) {
      const expected = english.get(key);
      if (!main.has(key)) {
        faults.push(`${file}: "${key}" does not exist in English.`);
        continue;
      }
      const found = argumentsOf(text);
      if (typeof found === 'string') faults.push(`${file}: "${key}" is malformed: ${found}.`);
      else if (expected instanceof Map && !isSame(found, expected))
        faults.push(
          `${file}: "${key}" must have the arguments ${describe(expected)}, not ${describe(found)}.`,
        );
    }
  }
  return faults;
}

/** The kinds of two arguments are compared, not the options of a selection. */
function isSame(one: Arguments, other: Arguments): boolean {
  return describe(one) === describe(other);
}

function describe(found: Arguments): string {
  const names = [...found].map(([name, type]) => `${name}: ${type}`).toSorted();
  return names.length === 0 ? 'none' : names.join(', ');
}

/** Returns the arguments of a message, or the reason why it is malformed. */
export function argumentsOf(text: string): Arguments | string {
  try {
    const found = new Map<string, string>();
    collect(parse(text, { requiresOtherClause: true }), found);
    return found;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  for (const element of elements) {
    if (isPoundElement(element)) continue;
    if (isArgumentElement(element)) {
      if (!found.has(element.value)) found.set(element.value, 'string');
    } else if (isDateElement(element) || isTimeElement(element)) {
      throw new Error('dates and times must be texts that useFormats() has formatted');
    } else if (isNumberElement(element)) {
      found.set(element.value, 'number');
    } else if (isPluralElement(element)) {
      found.set(element.value, 'number');
      for (const { value } of Object.values(element.options)) collect(value, found);
    } else if (isSelectElement(element)) {
      found.set(
        element.value,
        Object.keys(element.options)
          .map((name) => `'${name}'`)
          .join(' | '),
      );
      for (const { value } of Object.values(element.options)) collect(value, found);
    } else if (isTagElement(element)) {
      found.set(element.value, 'Tag');
      collect(element.children, found);
    }
  }
}

/** Returns the declaration file of a folder. */
export function declarationOf({ scope, main }: MessageFolder): string {
  const types = [...main].map(([key, text]) => {
    const found = argumentsOf(text);
    const fields =
      typeof found === 'string' ? [] : [...found].map(([name, type]) => `${JSON.stringify(name)}: ${type};`);
    return `'${key}': ${fields.length === 0 ? 'null' : `{ ${fields.join(' ')} }`};`;
  });
  const imports = types.some((type) => /: Tag[ ;]/.test(type))
    ? ["import type { Tag } from '#app/messages/translate.ts';"]
    : ["import '#app/messages/scopes.ts';"];
  return [
    '// Generated from en.json by scripts/messages.ts. Do not edit.',
    ...imports,
    '',
    "declare module '#app/messages/scopes.ts' {",
    'interface MessageScopes {',
    `'${scope}': {`,
    ...types,
    '};',
    '}',
    '}',
  ].join('\n');
}
