import { countTextsIn, type TextHolder } from '#app/bundle/translations/text-holders.server.ts';
import {
  translationStates,
  type StateCounts,
  type TranslationState,
} from '#app/bundle/translations/translation.server.ts';

/** How many texts of a section are in each state, in one language. */
export interface SectionStatus extends Record<TranslationState, number> {
  language: string;
  /** Route name of a vertical, or `site`. */
  section: string;
  total: number;
}

/** The texts of a holder, counted by state: one entry for each language, in the order of the languages. */
export interface CountedTexts {
  section: string;
  counts: readonly StateCounts[];
}

/** Counts the texts of each section in each of the languages. Sections without texts are left out. */
export async function countTexts(
  holders: AsyncIterable<TextHolder>,
  languages: readonly string[],
): Promise<SectionStatus[]> {
  const sums = new Map<string, SectionStatus[]>();
  for await (const holder of holders) {
    addCounts(sums, languages, { section: holder.section, counts: countTextsIn(holder, languages) });
  }
  return listCounts(sums, languages);
}

/** Adds up the counts of holders, by section and language. */
export function sumCounts(counted: Iterable<CountedTexts>, languages: readonly string[]): SectionStatus[] {
  // Most items share one object of counts with others, so each object is added once, multiplied by the number of its
  // items.
  const times = new Map<string, Map<CountedTexts['counts'], number>>();
  for (const { section, counts } of counted) {
    const ofSection = times.get(section) ?? new Map<CountedTexts['counts'], number>();
    times.set(section, ofSection.set(counts, (ofSection.get(counts) ?? 0) + 1));
  }
  const sums = new Map<string, SectionStatus[]>();
  for (const [section, ofSection] of times) {
    for (const [counts, factor] of ofSection) addCounts(sums, languages, { section, counts }, factor);
  }
  return listCounts(sums, languages);
}

function addCounts(
  sums: Map<string, SectionStatus[]>,
  languages: readonly string[],
  { section, counts }: CountedTexts,
  factor = 1,
): void {
  const own =
    sums.get(section) ??
    languages.map((language) => ({
      language,
      section,
      total: 0,
      missing: 0,
      machine: 0,
      stale: 0,
      reviewed: 0,
    }));
  sums.set(section, own);
  for (const [index, status] of own.entries()) {
    for (const state of translationStates) {
      const count = (counts[index]?.[state] ?? 0) * factor;
      status[state] += count;
      status.total += count;
    }
  }
}

function listCounts(
  sums: ReadonlyMap<string, readonly SectionStatus[]>,
  languages: readonly string[],
): SectionStatus[] {
  return languages.flatMap((_, index) =>
    Array.from(sums.values())
      .flatMap((own) => own[index] ?? [])
      .filter(({ total }) => total > 0),
  );
}
