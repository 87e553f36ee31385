import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { argumentsOf, describeArguments } from '#app/messages/message-arguments.server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainLanguage = 'en';

/** The messages of one folder in all languages. */
export interface MessageFolder {
  /** Path of the folder `messages` from the root of the repository. */
  folder: string;
  /** Name of the folder that contains `messages`. */
  scope: string;
  /** Texts by key in the main language. */
  main: ReadonlyMap<string, string>;
  /** For each other language, its texts by key. */
  others: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Reads the messages files of some top folders, or of all. */
export function readMessageFolders(
  tops: readonly string[] = ['app', 'arcade', 'server', 'studio', 'test'],
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

/**
 * Returns a sentence for each faulty message: malformed, missing, unknown, out of order, with arguments that differ
 * from the English ones, without a plural form of its language, or with a straight apostrophe.
 */
export function checkMessages({ folder, main, others }: MessageFolder): string[] {
  const file = `${folder}/${mainLanguage}.json`;
  const english = new Map([...main].map(([key, text]) => [key, argumentsOf(text)] as const));
  const faults = [...main].flatMap(([key, text]) => {
    const found = english.get(key);
    return typeof found === 'string'
      ? [`${file}: "${key}" is malformed: ${found}.`]
      : checkText(text, mainLanguage).map((fault) => `${file}: "${key}" ${fault}`);
  });
  faults.push(
    ...[...main.keys()]
      .filter((key) => !/^[a-z]\w*(?:\.[a-z]\w*)+$/.test(key))
      .map((key) => `${file}: "${key}" is not a key: use names with dots, such as "search.none".`),
  );
  for (const [language, texts] of others) {
    const other = `${folder}/${language}.json`;
    for (const key of main.keys()) if (!texts.has(key)) faults.push(`${other}: "${key}" is missing.`);
    faults.push(...checkOrder(main, texts).map((fault) => `${other}: ${fault}`));
    for (const [key, text] of texts) {
      const expected = english.get(key);
      if (!main.has(key)) {
        faults.push(`${other}: "${key}" does not exist in English.`);
        continue;
      }
      const found = argumentsOf(text);
      if (typeof found === 'string') {
        faults.push(`${other}: "${key}" is malformed: ${found}.`);
        continue;
      }
      if (expected instanceof Map && describeArguments(found) !== describeArguments(expected)) {
        faults.push(
          `${other}: "${key}" must have the arguments ${describeArguments(expected)}, not ${describeArguments(found)}.`,
        );
      }
      faults.push(...checkText(text, language).map((fault) => `${other}: "${key}" ${fault}`));
    }
  }
  return faults;
}

/** Reports the first key that is not in the order of the English file. Missing and unknown keys do not matter. */
function checkOrder(main: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): string[] {
  const expected = [...main.keys()].filter((key) => texts.has(key));
  const found = [...texts.keys()].filter((key) => main.has(key));
  const index = found.findIndex((key, place) => key !== expected[place]);
  return index === -1
    ? []
    : [`"${expected[index]}" must come before "${found[index]}": keep the order of the English file.`];
}

/**
 * Returns the faults of a well-formed message that can be found without its English text. Each fault is the end of a
 * sentence that begins with the name of the message.
 */
function checkText(text: string, language: string): string[] {
  const faults = checkPlurals(parse(text), language);
  // A straight apostrophe can quote a part of a message. Between letters, it is always a mistake.
  if (/\p{L}'|'\p{L}/u.test(text)) faults.push('has a straight apostrophe: use ’.');
  return faults;
}

/** Largest count for which plural forms are checked. Larger counts on pages have no other plural categories. */
const maxCounted = 200;

/**
 * Checks that the options of plurals are categories of the language, and that none is missing for a count. A plural
 * whose only category is `other` may lack the others: it is a choice, or its words do not change with the count.
 */
function checkPlurals(elements: readonly MessageFormatElement[], language: string): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return checkPlurals(element.children, language);
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const options = Object.entries(element.options);
    const faults = options.flatMap(([, { value }]) => checkPlurals(value, language));
    if (!isPluralElement(element)) return faults;
    const names = options.map(([name]) => name);
    const own = names.filter((name) => !name.startsWith('='));
    const rules = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' });
    const categories: readonly string[] = rules.resolvedOptions().pluralCategories;
    const needed = Array.from({ length: maxCounted + 1 }, (_, count) => count)
      .filter((count) => own.length > 1 && !names.includes(`=${count}`))
      .map((count) => rules.select(count - element.offset));
    const missing = [...new Set<string>(needed)].filter((name) => !own.includes(name));
    const unknown = own.filter((name) => !categories.includes(name));
    if (missing.length > 0) faults.push(`has no plural form ${missing.join(', ')}.`);
    if (unknown.length > 0) faults.push(`has a plural form ${unknown.join(', ')}, which ${language} lacks.`);
    return faults;
  });
}

/**
 * Returns the declaration file of a folder, which extends `MessageScopes` of the portal. The arcade does not import the
 * portal, so its declaration file exports an interface of its own.
 */
export function declarationOf({ folder, scope, main }: MessageFolder): string {
  const types = [...main].map(([key, text]) => {
    const found = argumentsOf(text);
    const fields =
      typeof found === 'string' ? [] : [...found].map(([name, type]) => `${JSON.stringify(name)}: ${type};`);
    return `'${key}': ${fields.length === 0 ? 'null' : `{ ${fields.join(' ')} }`};`;
  });
  const notice = '// Generated from en.json by scripts/messages.ts. Do not edit.';
  if (folder.startsWith('arcade/'))
    return [notice, '', 'export interface Messages {', ...types, '}'].join('\n');
  const imports = types.some((type) => /: Tag[ ;]/.test(type))
    ? ["import type { Tag } from '#app/messages/translate.ts';"]
    : ["import '#app/messages/scopes.ts';"];
  return [
    notice,
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
