/** A fault of a bundle: its path, the found value and the allowed values. */
export interface Fault {
  /** JSON path, such as `data_content["2"].list[3].site_data_arr.rate`. */
  path: string;
  problem: string;
  allowed: string;
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

/** Whether a path is `outer` itself or inside it. No path is inside an empty one. */
export function isWithinPath(path: string, outer: string): boolean {
  return outer !== '' && path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length));
}

/** Formats a fault as one line for the operator. */
export function formatFault(fault: Fault): string {
  return `${fault.path || '(the whole bundle)'}: ${fault.problem}; allowed: ${fault.allowed}`;
}

/** Describes a value briefly, for the found value in a fault. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'is null';
  if (Array.isArray(value)) return `is a list of ${value.length}`;
  if (typeof value === 'object') return 'is an object';
  if (typeof value === 'string') return value === '' ? 'is empty text' : `is the text ${shorten(value)}`;
  if (typeof value === 'number') return `is the number ${value}`;
  return `is ${value === true ? 'true' : 'false'}`;
}

function shorten(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 57).toWellFormed()}...` : text.toWellFormed();
  return JSON.stringify(start);
}

/** Collects faults. Of several faults at one path only the first is kept, so that each mistake is one line. */
export class FaultList {
  readonly #faults = new Map<string, Fault>();

  add(parts: readonly PathPart[], problem: string, allowed: string): void {
    const path = formatPath(parts);
    if (!this.#faults.has(path)) this.#faults.set(path, { path, problem, allowed });
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
