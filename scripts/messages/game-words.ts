import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const arcade = path.resolve(import.meta.dirname, '../../arcade');

/** Functions that draw or say their argument, and properties that are shown or read aloud. */
const calls = new Set([
  'announce',
  'chip',
  'headline',
  'label',
  'note',
  'pop',
  'say',
  'text',
  'word',
  'write',
]);
const properties = new Set(['caption', 'heading', 'label', 'lines', 'tagline']);

/** Words that need not be messages: units, and a sign that is part of the scenery. */
const exceptions = new Set(['kg', 'km/h', '{} km/h', 'LAUNDRY']);
const isColour = /^(?:#|rgb)/;

/** Files whose texts are content of the portal, or are only read by programs. */
const exempt = /(?:\.test|\/controls|\/demo)\.ts$/;

interface Node {
  type: string;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the texts that an expression can become. `{}` stands for values that are not written in the expression. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral': {
      const own = (node.quasis as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join('{}');
      return [own, ...(node.expressions as unknown[]).flatMap(textsOf)];
    }
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right].flatMap(textsOf);
    case 'ArrayExpression':
      return (node.elements as unknown[]).flatMap(textsOf);
    default:
      return [];
  }
}

/** Returns the words of a source text that players read or hear and that are not messages. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const callee = node.callee as { name?: string; property?: { name?: string } } | undefined;
  const key = node.key as { name?: string } | undefined;
  const shown =
    node.type === 'CallExpression' && calls.has(callee?.name ?? callee?.property?.name ?? '')
      ? (node.arguments as unknown[])
      : node.type === 'Property' && properties.has(key?.name ?? '')
        ? [node.value]
        : [];
  const words = shown
    .flatMap(textsOf)
    .filter((text) => /\p{L}{2}/u.test(text) && !isColour.test(text) && !exceptions.has(text));
  return [...words, ...Object.values(node).flatMap(wordsIn)];
}

/** Finds words in a game's source text that are not messages. Returns one sentence for each. */
export function findWordsOf(file: string, source: string): string[] {
  return wordsIn(parseSync(file, source).program).map(
    (word) => `arcade/${file}: "${word}" is not in a messages file.`,
  );
}

/** Finds words in the games of the arcade that players read or hear and that are not messages. */
export function findGameWords(): string[] {
  return globSync('*/texts.ts', { cwd: arcade })
    .flatMap((texts) => globSync(`${path.dirname(texts)}/**/*.ts`, { cwd: arcade }))
    .filter((file) => !exempt.test(file))
    .flatMap((file) => findWordsOf(file, readFileSync(path.join(arcade, file), 'utf8')));
}
