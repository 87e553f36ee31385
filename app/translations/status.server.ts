import { textsIn, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import type { TranslationState } from '#app/bundle/translations/translation.server.ts';

/** How many texts of a section are in each state, in one language. */
export interface SectionStatus extends Record<TranslationState, number> {
  language: string;
  /** Route name of a vertical, or `site`. */
  section: string;
  total: number;
}

/** Counts the texts of each section in each of the languages. Sections without texts are left out. */
export async function countTexts(
  holders: AsyncIterable<TextHolder>,
  languages: readonly string[],
): Promise<SectionStatus[]> {
  const counts = new Map<string, SectionStatus>();
  for await (const holder of holders) {
    const { section } = holder;
    for (const language of languages) {
      for (const { state } of textsIn(holder, language)) {
        const key = `${language} ${section}`;
        const empty = { language, section, total: 0, missing: 0, machine: 0, stale: 0, reviewed: 0 };
        const status = counts.get(key) ?? empty;
        status.total += 1;
        status[state] += 1;
        counts.set(key, status);
      }
    }
  }
  return [...counts.values()].toSorted(
    (a, b) => languages.indexOf(a.language) - languages.indexOf(b.language),
  );
}
