import { readPhrase, sayPhrase, type Phrase } from '#app/lib/phrase.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { schemaTextsIn } from '../schema-texts/schema-texts.server.ts';
import { sectionName } from '../screens/content/section.server.ts';

/**
 * Returns the function that says in a language of the Studio why a draft was not published on schedule. The function
 * replaces the prefixes of sections with their names.
 */
export function draftProblemsIn(
  platform: Pick<Platform, 'messages' | 'snapshots' | 'verticals'>,
  language: string,
): (problem: string) => string {
  const translate = schemaTextsIn(language);
  const names = new Map(
    platform.verticals.map((server) => [server.vertical.prefix, sectionName(platform, server)]),
  );
  return (problem) => sayPhrase(nameSections(readPhrase(problem), names), translate);
}

/** Replaces each value `section` of a phrase, and of the phrases inside it, with the name of the section. */
function nameSections({ pattern, values }: Phrase, names: ReadonlyMap<string, string>): Phrase {
  if (!values) return { pattern };
  const named = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, nameSections(value, names)] as const;
    return [name, name === 'section' ? (names.get(String(value)) ?? value) : value] as const;
  });
  return { pattern, values: Object.fromEntries(named) };
}
