import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

/*
 * Tests every regular expression of the portal and the command line with texts that are meant to make it slow: runs of
 * every kind of character, and of the characters in the expression. The work must grow linearly with the length of the
 * text, not quadratically.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Expressions that may take quadratic time, because their texts are short. The values describe these texts. */
const boundedTexts: Readonly<Record<string, string>> = {
  'app/feeds/parse-date.ts (?:^|[\\sT,])(am|pm|오전|오후|午前|午後|上午|下午)?\\s*(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?\\s*(am|pm|[ap]\\.m\\.)?':
    'a date of at most 100 characters',
  'app/feeds/parse-date.ts ^\\s*(?:(?:gmt|utc|etc\\/)?\\s*([+-])(\\d{2}):?(\\d{2})?|(?:etc\\/)?([a-z]{1,4})\\b)':
    'a date of at most 100 characters',
  'app/pages/seo/meta.ts :?\\/*$': 'the site’s host, written by the operator',
  'app/verticals/weather/settings.server.ts ^(?:|[\\x21-\\x7e]+@[\\x21-\\x7e]+|https:\\/\\/[\\x21-\\x7e]+)$':
    'a setting of the operator',
  'app/ads/split-markup.ts <(\\/?)([a-z][\\w-]*)[^>]*?(\\/?)>': 'an ad entry of the operator',
  'app/ui/lazy-pictures.ts \\d+\\.webp$': 'names of prepared pictures',
  'app/ui/inline-script.ts \\s*\\n\\s*': 'a script of our own',
  'app/store/store.ts \\s*\\n\\s*': 'a message of the database',
  'server/pages/deferred-scripts.ts \\s*\\n\\s*': 'a script of our own',
};

interface Expression {
  file: string;
  pattern: string;
  flags: string;
}

const expressions = ['app', 'server', 'cli'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .flatMap((file) => expressionsOf(`${folder}/${file}`)),
);

function expressionsOf(file: string): Expression[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found: Expression[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as Expression;
      found.push({ file, pattern, flags });
      return;
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

const commonUnits = [
  ...' \t\n\u00a0aZ09.,-_/\\"\'<>&;=%:()[]{}#@+é\u{1f600}\u0000',
  '<a',
  'a ',
  ' \n',
  '&a',
  '0.',
];

/** Returns texts of about `length` characters: a repeated unit, and an end that does not match. */
function textsFor(pattern: string, length: number): string[] {
  const own = [...new Set(pattern.replaceAll(/\\[a-zA-Z](?:\{[^}]*\})?|[\^$*+?()[\]{}|\\]/g, ''))].slice(
    0,
    10,
  );
  const pairs = own.flatMap((first) => own.map((second) => first + second));
  return [...new Set([...commonUnits, ...own, ...pairs])].flatMap((unit) => {
    const run = unit.repeat(Math.floor(length / unit.length));
    return [`${run}\u0001`, `${own[0] ?? ''}${run}\u0001!`];
  });
}

/**
 * Returns the processor time of an expression for a text, in milliseconds: the minimum of several runs. Only this
 * thread counts, because other tests run in other threads of the process.
 */
function costOf({ pattern, flags }: Expression, text: string, runs: number): number {
  const expression = new RegExp(pattern, flags.replace('y', 'g'));
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    expression.lastIndex = 0;
    expression.test(text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Returns a text for which the work grows much faster than its length, or `null` if none was found. */
function findSlowText(expression: Expression): string | null {
  const [short, long] = [2_500, 10_000].map((length) => textsFor(expression.pattern, length));
  for (const [index, text] of (long ?? []).entries()) {
    if (costOf(expression, text, 1) < 15) continue;
    const grown = costOf(expression, text, 3) / Math.max(0.1, costOf(expression, short?.[index] ?? '', 5));
    if (grown > 9) return text;
  }
  return null;
}

test('the search for slow texts finds slow texts', { tags: 'long' }, () => {
  const find = (pattern: string) => findSlowText({ file: '', pattern, flags: '' });
  expect(find('\\s+$')).not.toBeNull();
  expect(find('<[^>]*>x')).not.toBeNull();
  expect(find('^[a-z]+\\d*$')).toBeNull();
});

test('no expression is slow for any text', { timeout: 180_000 }, () => {
  expect(expressions.length).toBeGreaterThan(100);
  const slow = expressions.flatMap((expression) => {
    const { file, pattern } = expression;
    if (Object.hasOwn(boundedTexts, `${file} ${pattern}`)) return [];
    const text = findSlowText(expression);
    return text === null ? [] : [`${file} ${pattern} with ${JSON.stringify(text.slice(0, 12))}`];
  });
  expect(slow).toEqual([]);
});
