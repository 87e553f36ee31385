import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { textsAt, xmlText } from './read-path.ts';

/** A value of an entry, or a group of values, under the path that a mapping uses for it. */
export interface ValueNode {
  path: string;
  /** The last part of the path. A field of all entries of a list has a name such as `*.url`. */
  name: string;
  /** The first texts at the path. Empty for a group that has no text of its own. */
  values: string[];
  /** Number of entries of a list. `null` if the value is not a list. */
  count: number | null;
  children: ValueNode[];
}

const deepest = 6;
/** Maximum number of nodes of an entry. Entries with more values are shown in part. */
const maxNodes = 400;
/** Maximum number of entries of a list that are shown one by one. */
const maxElements = 10;
const maxValues = 5;
/** Longest text that is shown, in characters. */
const longestText = 300;
/** Longest path that a mapping can name, in characters. */
const longestPath = 200;

/**
 * Returns the values of an entry as a tree, in the order of the document, at most 400 of them. The values of a node are
 * those that a rule with its path finds. The node of a list of objects begins with the fields of all entries, so that
 * `images.url` can be chosen as well as `images.0.url`.
 */
export function buildValueTree(entry: unknown): ValueNode[] {
  const budget = { left: maxNodes };

  function nodesOf(value: unknown, path: string, depth: number): ValueNode[] {
    if (depth > deepest) return [];
    if (Array.isArray(value)) return nodesOfList(value, path, depth);
    if (!isObject(value)) return [];
    // The text of an XML element is the value of the element itself.
    return Object.entries(value)
      .filter(([name]) => name !== '' && name !== xmlText)
      .flatMap(([name, inner]) => nodeOf(name, join(path, name), inner, depth));
  }

  function nodesOfList(list: readonly unknown[], path: string, depth: number): ValueNode[] {
    const objects = list.filter(isObject);
    const names = new Set(objects.slice(0, maxElements).flatMap((one) => Object.keys(one)));
    const shared = [...names]
      .filter((name) => name !== '' && name !== xmlText)
      .flatMap((name) => {
        const first = objects.find((one) => Object.hasOwn(one, name));
        const inner = first && ownValue(first, name);
        return isObject(inner) || Array.isArray(inner)
          ? []
          : nodeOf(`*.${name}`, join(path, name), inner, deepest);
      });
    const elements = list
      .slice(0, maxElements)
      .flatMap((one, index) => nodeOf(String(index), join(path, String(index)), one, depth));
    return [...shared, ...elements];
  }

  function nodeOf(name: string, path: string, value: unknown, depth: number): ValueNode[] {
    if (budget.left <= 0 || path.length > longestPath) return [];
    budget.left -= 1;
    const values = textsAt(entry, path, maxValues).map((text) => text.slice(0, longestText).toWellFormed());
    const children = nodesOf(value, path, depth + 1);
    const count = Array.isArray(value) ? value.length : null;
    return [{ path, name, values, count, children }];
  }

  return nodesOf(entry, '', 0);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
