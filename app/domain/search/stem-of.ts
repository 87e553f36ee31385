/** Returns a folded name without its plural “s”, so that singular and plural count as one name. */
export function stemOf(folded: string): string {
  return folded.replace(/s$/, '');
}
