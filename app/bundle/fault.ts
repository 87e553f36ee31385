import {
  inEnglish,
  phrase,
  readPhrase,
  writePhrase,
  type Phrase,
  type PhraseValue,
} from '#app/lib/phrase.ts';

/** A fault of a bundle: its path, the found value and the allowed values. */
export interface Fault {
  /** JSON path, such as `data_content["2"].list[3].site_data_arr.rate`. */
  path: string;
  /** In English, for the command line and the log. */
  problem: string;
  allowed: string;
  /**
   * The texts of this fault as phrases, which can be formatted in other languages. Set only if the texts contain
   * values. The field is not enumerable, so reports omit it.
   */
  phrases?: FaultPhrases;
}

interface FaultPhrases {
  problem: Phrase;
  allowed: Phrase;
  /** Set if the path is a description, such as “line 3”. */
  path?: Phrase;
}

/**
 * Creates a fault from encoded phrases. A path that is a description must be encoded with values, even if these are
 * empty. A path without values is the name of a field and is never translated.
 */
export function createFault(path: string, problem: string, allowed: string): Fault {
  const pathPhrase = readPhrase(path);
  const phrases: FaultPhrases = {
    problem: readPhrase(problem),
    allowed: readPhrase(allowed),
    ...(pathPhrase.values !== undefined && { path: pathPhrase }),
  };
  const fault: Fault = { path: inEnglish(path), problem: inEnglish(problem), allowed: inEnglish(allowed) };
  const hasValues = [pathPhrase, phrases.problem, phrases.allowed].some(({ values }) => values !== undefined);
  return hasValues ? Object.defineProperty(fault, 'phrases', { value: phrases }) : fault;
}

/** Returns a copy of a fault with the given fields added or replaced. */
export function withFields<Fields extends object>(fault: Fault, fields: Fields): Fault & Fields {
  const copy = { ...fault, ...fields };
  const { phrases } = fault;
  return phrases ? Object.defineProperty(copy, 'phrases', { value: phrases }) : copy;
}

/** Returns a part of a fault as a phrase. */
export function phraseOf(
  fault: Pick<Fault, 'problem' | 'allowed' | 'phrases'>,
  part: 'problem' | 'allowed',
): Phrase {
  return fault.phrases?.[part] ?? { pattern: fault[part] };
}

/** Returns a part of a fault as an encoded phrase, for a fault that repeats it. */
export function repeatPart(fault: Fault, part: 'problem' | 'allowed'): string {
  return writePhrase(phraseOf(fault, part));
}

/** Returns the path of a fault as an encoded phrase. */
export function repeatPath({ path, phrases }: Fault): string {
  return phrases?.path ? writePhrase(phrases.path) : path;
}

export type PathPart = string | number;

/** Formats a JSON path: `.name` for plain names, `[3]` for list indexes, `["any other"]` for all other keys. */
export function formatPath(parts: readonly PathPart[]): string {
  let path = '';
  for (const part of parts) {
    if (typeof part === 'number') path += `[${part}]`;
    else if (!/^[A-Za-z_$][\w$]*$/.test(part)) path += `[${JSON.stringify(part)}]`;
    else path += path === '' ? part : `.${part}`;
  }
  return path;
}

/** Whether a path is `outer` itself or inside it. An empty `outer` contains no other path. */
export function isWithinPath(path: string, outer: string): boolean {
  return outer !== '' && path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/**
 * Returns a fault on one line for the operator, as an encoded phrase. `location`, which is also an encoded phrase,
 * replaces the path.
 */
export function faultLine(fault: Fault, location?: string): string {
  const path = fault.path === '' ? readPhrase(phrase('(the whole bundle)')) : pathValue(fault);
  return phrase('{path}: {problem}; allowed: {allowed}', {
    path: location === undefined ? path : readPhrase(location),
    problem: phraseOf(fault, 'problem'),
    allowed: phraseOf(fault, 'allowed'),
  });
}

/** Returns a fault without its path on one line for the operator, as an encoded phrase. */
export function faultReason(fault: Fault): string {
  return phrase('{problem}; allowed: {allowed}', {
    problem: phraseOf(fault, 'problem'),
    allowed: phraseOf(fault, 'allowed'),
  });
}

/** Formats a fault as one line in English. */
export function formatFault(fault: Fault): string {
  return inEnglish(faultLine(fault));
}

/** Returns the path of a fault as a value of a phrase. */
export function pathValue({ path, phrases }: Fault): PhraseValue {
  return phrases?.path ?? path;
}

/** Describes a value briefly, for the found value in a fault. */
export function describeValue(value: unknown): string {
  if (value === undefined) return phrase('is missing');
  if (value === null) return phrase('is null');
  if (Array.isArray(value)) return phrase('is a list of {length}', { length: value.length });
  if (typeof value === 'object') return phrase('is an object');
  if (value === '') return phrase('is empty text');
  if (typeof value === 'string') return phrase('is the text {text}', { text: shorten(value) });
  if (typeof value === 'number') return phrase('is the number {number}', { number: value });
  return value === true ? phrase('is true') : phrase('is false');
}

function shorten(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 57).toWellFormed()}...` : text.toWellFormed();
  return JSON.stringify(start);
}

/**
 * Collects faults. If several faults have the same path, only the first is reported, so that each mistake takes one
 * line.
 */
export class FaultList {
  readonly #faults = new Map<string, Fault>();

  /** Adds a fault, described by encoded phrases. */
  add(parts: readonly PathPart[], problem: string, allowed: string): void {
    const path = formatPath(parts);
    if (!this.#faults.has(path)) this.#faults.set(path, createFault(path, problem, allowed));
  }

  /** Adds a fault with the value found at its path. */
  addValue(parts: readonly PathPart[], value: unknown, allowed: string): void {
    this.add(parts, describeValue(value), allowed);
  }

  /** Returns a new, empty list. */
  empty(): FaultList {
    return new FaultList();
  }

  get size(): number {
    return this.#faults.size;
  }

  toArray(): Fault[] {
    return [...this.#faults.values()];
  }
}

/** Thrown when a bundle, or a change to the store, is refused. */
export class BundleFaultError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing was changed.`);
    this.name = 'BundleFaultError';
    this.faults = faults;
  }
}
