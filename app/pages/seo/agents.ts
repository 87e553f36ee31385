import type { Organization, Person } from 'schema-dts';

/** The author or developer of something, as structured data. */
type Agent = Exclude<Organization | Person, string>;

/** Words that occur in names of groups but not in names of people. */
const groupWords =
  /\b(?:agency|association|authors|contributors|desk|developers|editorial|editors|foundation|gmbh|group|inc|labs?|llc|ltd|magazine|media|news|newsroom|press|project|reporters|staff|studios?|team|times|university)\b/i;

/**
 * Returns the author of a text as structured data. The author is a person, unless the name is one of `organisations`,
 * begins with one of them, or contains a word for a group.
 */
export function authorNode(name: string, organisations: readonly string[]): Agent {
  const folded = name.toLowerCase();
  const isGroup =
    groupWords.test(name) ||
    organisations.some((known) => known !== '' && folded.startsWith(known.toLowerCase()));
  return { '@type': isGroup ? 'Organization' : 'Person', name };
}

/** Returns the developer of an item as structured data. */
export function developerNode(name: string, type: 'person' | 'organization' | ''): Agent {
  return { '@type': type === 'person' ? 'Person' : 'Organization', name };
}
