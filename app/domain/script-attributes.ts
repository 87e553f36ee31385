import { phrase } from '#app/lib/phrase.ts';

/**
 * Attributes of a script element that an operator has set. The value is text, or true for an attribute without a value.
 */
export type ScriptAttributes = Readonly<Record<string, string | boolean>>;

const longestValue = 500;
const maxAttributes = 20;

/**
 * The allowed attributes except `data-*`, each with a check of its value. Attributes that could change which code runs,
 * such as `src` or `on...`, are not allowed.
 */
const known: ReadonlyMap<string, (value: string | boolean) => boolean> = new Map([
  ['async', isFlag],
  ['defer', isFlag],
  ['crossorigin', oneOf('', 'anonymous', 'use-credentials')],
  ['fetchpriority', oneOf('auto', 'high', 'low')],
  [
    'referrerpolicy',
    oneOf(
      'no-referrer',
      'origin',
      'same-origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
      'no-referrer-when-downgrade',
      'origin-when-cross-origin',
    ),
  ],
  ['type', oneOf('module', 'text/javascript')],
  ['charset', oneOf('utf-8', 'UTF-8')],
  ['id', isName],
  [
    'integrity',
    (value) =>
      typeof value === 'string' &&
      /^sha(?:256|384|512)-[\w+/]+={0,2}(?: sha(?:256|384|512)-[\w+/]+={0,2})*$/.test(value),
  ],
]);

export const scriptAttributesAllowed = phrase(
  'an object of script attributes: data-*, {names}; text of at most {length} characters, or true',
  { names: [...known.keys()].join(', '), length: longestValue },
);

/**
 * Describes the first fault of the attributes of a script, as an encoded phrase. Returns `null` if all attributes are
 * allowed.
 */
export function findAttributeFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return phrase('it is not an object');
  const entries = Object.entries(value);
  if (entries.length > maxAttributes) return phrase('it has {count} attributes', { count: entries.length });
  for (const [name, given] of entries) {
    const quoted = JSON.stringify(name);
    if (typeof given !== 'string' && typeof given !== 'boolean') {
      return phrase('{name} is not text', { name: quoted });
    }
    if (typeof given === 'string' && given.length > longestValue) {
      return phrase('{name} is too long', { name: quoted });
    }
    const isData = /^data-[a-z0-9][a-z0-9._-]{0,59}$/.test(name) && name !== 'data-ad-entry';
    const check = known.get(name);
    if (!isData && !check) return phrase('{name} is not one of them', { name: quoted });
    if (check && !check(given)) {
      return phrase('{name} cannot be {value}', { name: quoted, value: JSON.stringify(given) });
    }
  }
  return null;
}

/** Returns the attributes if all are allowed, otherwise an empty object. */
export function readScriptAttributes(value: unknown): ScriptAttributes {
  return findAttributeFault(value) === null ? (value as ScriptAttributes) : {};
}

function isFlag(value: string | boolean): boolean {
  return typeof value === 'boolean' || value === '';
}

function isName(value: string | boolean): boolean {
  return typeof value === 'string' && /^[A-Za-z][\w:.-]{0,99}$/.test(value);
}

function oneOf(...values: string[]): (value: string | boolean) => boolean {
  return (value) => values.includes(value === true ? '' : String(value));
}
