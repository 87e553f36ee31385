/** The result of checking an address. The page that checks it (`page.ts`) reports the result to its parent. */
export interface Reach {
  address: string;
  /** Whether a server answered, with any status. */
  isThere: boolean;
}

const mark = 'portico-reach';

/** Puts an outcome into the form in which it is posted. */
export function sealReach(reach: Reach): Reach & { type: typeof mark } {
  return { type: mark, ...reach };
}

/** Reads a message of any page. Returns `null` if it does not report the result of a check. */
export function readReach(data: unknown): Reach | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, address, isThere } = data as Record<string, unknown>;
  if (type !== mark || typeof address !== 'string' || typeof isThere !== 'boolean') return null;
  return { address, isThere };
}
