import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * Returns the value at a path whose parts are separated by dots, or undefined. Names that contain dots are found, too.
 * The empty path returns the value itself.
 */
export function nodeAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  const step = nextStep(value, path);
  return step && (step.rest === '' ? step.value : nodeAt(step.value, step.rest));
}

/**
 * Returns at most `most` texts, numbers and booleans at a path, as texts. If the path leads through a list, it is
 * followed in each element, unless the path names an index (`images.0.url`). Objects have no text, except XML elements
 * with attributes.
 */
export function textsAt(value: unknown, path: string, most: number): string[] {
  const texts: string[] = [];
  collect(value, path, texts, most);
  return texts;
}

function collect(value: unknown, path: string, texts: string[], most: number): void {
  if (path === '') {
    // Nested lists are skipped, which bounds the depth for any document.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (texts.length >= most) return;
      const text = scalarText(one);
      if (text !== null) texts.push(text);
    }
    return;
  }
  const step = nextStep(value, path);
  if (step) return collect(step.value, step.rest, texts, most);
  if (!Array.isArray(value)) return;
  for (const one of value) {
    if (texts.length >= most) return;
    if (!Array.isArray(one)) collect(one, path, texts, most);
  }
}

/**
 * Follows the first name of a path. Names can contain dots, so the longest name with which the path begins is followed.
 * The names of a list are its indices.
 */
function nextStep(value: unknown, path: string): { value: unknown; rest: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const object = value as Readonly<Record<string, unknown>>;
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const found = ownValue(object, path.slice(0, end));
    if (found !== undefined) return { value: found, rest: path.slice(end + 1) };
  }
  return undefined;
}

/** The name under which the XML reader stores the text of an element that also has attributes. */
export const xmlText = '#text';

function scalarText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isObject(value)) return null;
  const text = ownValue(value, xmlText);
  return typeof text === 'string' ? text : null;
}
