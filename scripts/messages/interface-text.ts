import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { listSources } from './usage.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The beginnings of the paths of files whose interface texts are messages. */
const converted: readonly string[] = [
  'app/blocks/',
  'app/entry.',
  'app/pages/',
  'app/routes/',
  'app/settings/',
  'app/shell/',
  'app/text/',
  'app/ui/',
  'app/verticals/',
  'app/visitor/',
  'app/root.tsx',
  'server/requests/error-page.ts',
  'studio/',
];

/**
 * Code whose texts are not shown to visitors: content, and texts of the command line, the documentation and the log.
 */
const exempt =
  /\/(?:feeds|providers|library)\/|\/layouts\.server\.ts$|-ext\.server\.ts$|\/(?:jobs|settings)\.server\.ts$|\/(?:interactions\.server|lazy-pictures|secure-storage)\.ts$|^studio\/(?:server\/|routes\/parts\.tsx$)/;

/** Attributes and properties whose values visitors read or hear. */
const textNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'label',
  'placeholder',
  'title',
]);

/** Attributes, properties and calls whose texts are not shown to visitors. */
const otherNames = new Set([
  'cause',
  'className',
  'class',
  'style',
  'd',
  'description',
  'describe',
  'error',
  'help',
  'sizes',
  'type',
]);

/** The comment that excludes the text on the next line, with the reason why visitors do not see it. */
const exception = /\/\/ not a message: \S/;

interface Node {
  type: string;
  start: number;
  [name: string]: unknown;
}

/** Which texts of a context count as interface texts: all with a letter (`text`), only sentences (`code`), or none. */
type Context = 'text' | 'code' | 'none';

/** Finds texts of the interface that are not messages. Returns one sentence for each. */
export function findInterfaceTexts(files = listSources().filter(isConverted)): string[] {
  return files.flatMap((file) => findTextsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

function isConverted(file: string): boolean {
  return converted.some((start) => file.startsWith(start)) && !exempt.test(file);
}

/** Finds texts of the interface in a source text. */
export function findTextsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const lines = source.split('\n');
  visit(parseSync(file, source).program, 'code');
  return found;

  function report(text: string, { start }: Node): void {
    const line = source.slice(0, start).split('\n').length;
    if (exception.test(lines[line - 2] ?? '')) return;
    found.push(`${file}:${line}: "${text.trim()}" is not in a messages file.`);
  }

  function visit(value: unknown, context: Context): void {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, context);
      return;
    }
    if (!isNode(value)) return;
    const { type } = value;
    if (type === 'JSXText') check(String(value.value), value, 'text');
    else if (type === 'Literal')
      check(String(value.value), value, typeof value.value === 'string' ? context : 'none');
    else if (type === 'TemplateElement') check(cookedOf(value), value, context === 'text' ? 'text' : context);
    else visitChildren(value, context);
  }

  function visitChildren(node: Node, context: Context): void {
    if (/^(?:Import|Export(?:All|Named))Declaration$|^TS(?!As|Satisfies|NonNull)/.test(node.type)) {
      visit(node.declaration, 'code');
    } else if (node.type === 'JSXAttribute' || node.type === 'Property') {
      const name = nameOf(node.name ?? node.key);
      const isText = textNames.has(name) && context !== 'none';
      visit(node.value, otherNames.has(name) || context === 'none' ? 'none' : isText ? 'text' : 'code');
    } else if (node.type === 'JSXExpressionContainer') visit(node.expression, context);
    else if (node.type === 'JSXElement') {
      visit(node.openingElement, 'code');
      for (const child of childrenOf(node)) visit(child, 'text');
    } else if (node.type === 'CallExpression' || node.type === 'NewExpression') visitCall(node);
    else if (node.type === 'ConditionalExpression') {
      visit(node.test, 'none');
      visit([node.consequent, node.alternate], context);
    } else if (node.type === 'BinaryExpression' && node.operator !== '+')
      visit([node.left, node.right], 'none');
    else if (node.type === 'MemberExpression') visit(node.object, context);
    else if (node.type === 'ThrowStatement') return;
    else if (/Function/.test(node.type)) visit(Object.values(node), 'code');
    else visit(Object.values(node), context);
  }

  function visitCall({ callee, arguments: values }: Node): void {
    const name = nameOf(isNode(callee) && callee.type === 'MemberExpression' ? callee.property : callee);
    const isSilent =
      /(?:Error|Response|Refusal)$|^(?:describe|phrase|meta|error|warn|info|debug|test|matches?|closest|querySelector(?:All)?)$/.test(
        name,
      );
    visit(callee, 'code');
    visit(values, isSilent ? 'none' : 'code');
  }

  function check(text: string, node: Node, context: Context): void {
    if (context === 'none' || isKey(text) || !/\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''))) return;
    if (context === 'text' ? !isClassList(text) : isSentence(text)) report(text, node);
  }
}

/** Returns whether a text starts like a sentence or a heading of several words. */
function isSentence(text: string): boolean {
  return /^\s*[“"]?\p{Lu}[\p{Ll}’]*(?: \p{L}|.*[.!?…]$)/u.test(text) && !/^https?:/.test(text);
}

function isKey(text: string): boolean {
  return /^[a-z]\w*(?:\.[a-z]\w*)+$/.test(text);
}

/** Returns whether a text consists of class names. */
function isClassList(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.every((word) => /^[a-z0-9[\]():./!_&>%*#,-]+$/.test(word)) &&
    words.some((word) => /[-:]/.test(word))
  );
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  const name = value.name ?? value.value;
  return typeof name === 'string' ? name : isNode(name) ? nameOf(name) : '';
}

function cookedOf({ value }: Node): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function childrenOf({ children }: Node): unknown[] {
  return Array.isArray(children) ? children : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
