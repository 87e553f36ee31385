/** Seconds for which a browser remembers its draft: a year. */
const keptFor = 31_536_000;

/** Reads the id of the draft that the operator has chosen in this browser. */
export function readDraftCookie(cookies: string): number | null {
  const id = /(?:^|; )studio_draft=(\d{1,15})(?:;|$)/.exec(cookies)?.[1];
  return id === undefined ? null : Number(id);
}

/** Returns the header that chooses a draft. `null` chooses the operator's latest one. */
export function draftCookie(id: number | null): string {
  return `studio_draft=${id ?? ''}; Path=/; Max-Age=${id === null ? 0 : keptFor}; HttpOnly; SameSite=Strict`;
}
