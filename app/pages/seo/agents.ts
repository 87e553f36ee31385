import type { GraphNode } from './structured-data.ts';

/** Words that groups have in their names and people do not. */
const groupWords =
  /\b(?:agency|association|authors|contributors|desk|developers|editorial|editors|foundation|gmbh|group|inc|labs?|llc|ltd|magazine|media|news|newsroom|press|project|reporters|staff|studios?|team|times|university)\b/i;

/**
 * Author of a text as structured data: a person, unless the name is one of `organisations`, begins with one of them, or
 * says itself that it is a group.
 */
export function authorNode(name: string, organisations: readonly string[]): GraphNode {
  const folded = name.toLowerCase();
  const isGroup =
    groupWords.test(name) ||
    organisations.some((known) => known !== '' && folded.startsWith(known.toLowerCase()));
  return { '@type': isGroup ? 'Organization' : 'Person', name };
}

/** Developer of an item as structured data. */
export function developerNode(name: string, type: 'person' | 'organization' | ''): GraphNode {
  return { '@type': type === 'person' ? 'Person' : 'Organization', name };
}
