/**
 * The fault of a play address:
 * - `refused`: the server refuses this program, but may serve browsers.
 * - `inside`: the address is in a private network, which is not checked.
 * - `elsewhere`: it redirects to another site.
 * - `home`: it redirects to a home page.
 * - `insecure`: it redirects to an address without https, which browsers do not show in a frame of an https page.
 * - `removed`: the page says that the game is gone.
 * - `blank`: a browser draws nothing.
 */
export type FaultKind =
  | 'status'
  | 'refused'
  | 'connection'
  | 'timeout'
  | 'certificate'
  | 'inside'
  | 'elsewhere'
  | 'home'
  | 'insecure'
  | 'frame'
  | 'type'
  | 'empty'
  | 'removed'
  | 'blank';

/** A failed check. */
export interface Fault {
  kind: FaultKind;
  /**
   * What the sentence about the fault names, such as a status, a host or the seconds waited. Empty for kinds whose
   * sentence names nothing. Without control characters.
   */
  detail: string;
}

const texts: Readonly<Record<FaultKind, (detail: string) => string>> = {
  status: (status) => `it answers with status ${status}`,
  refused: (status) => `its server refuses programs (status ${status}); a browser may still show it`,
  connection: (code) => `its server cannot be reached (${code})`,
  timeout: (seconds) => `its server did not answer within ${seconds} s`,
  inside: (problem) => `it cannot be checked: ${problem}`,
  certificate: (code) => `its certificate is not valid (${code})`,
  elsewhere: (host) => `it leads to another site, ${host}`,
  home: (address) => `it leads to the home page ${address}`,
  insecure: (address) => `it leads to an address without https: ${address}`,
  frame: (header) => `it does not allow this portal to show it in a frame (${header})`,
  type: (type) => `it is not a page, but ${type}`,
  empty: () => 'its page is empty',
  removed: (words) => `its page says “${words}”`,
  blank: (error) => `it shows nothing in a browser${error === '' ? '' : ` (${error})`}`,
};

const kinds: ReadonlySet<string> = new Set(Object.keys(texts));

/** Reads a stored kind. Returns `null` if it is empty, or unknown to this version of Portico. */
export function readFaultKind(stored: string): FaultKind | null {
  return kinds.has(stored) ? (stored as FaultKind) : null;
}

/** Describes a stored fault in a clause without a full stop, such as "its page is empty". */
export function describeFault({ fault, detail }: { fault: string; detail: string }): string {
  const kind = readFaultKind(fault);
  return kind === null ? fault : texts[kind](detail);
}
