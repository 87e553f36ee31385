import { createPhraseFinder, type PhraseFinder } from '#app/domain/quality/find-phrase.ts';
import { findAdultWord, trademarks } from '#app/domain/quality/flagged-words.ts';
import { countWords } from '#app/domain/quality/words.ts';
import { phrase } from '#app/lib/phrase.ts';
import { withoutTags } from '#app/lib/plain-text.ts';
import type { CleanItem } from './feed-item.server.ts';
import type { QualityGate } from './feed-rules.ts';
import { gateRules, type GateMode, type GateRule } from './gate-rules.ts';

/** The parts of an entry that the rules check. */
export type GatedEntry = Pick<
  CleanItem,
  'title' | 'intro' | 'details' | 'richText' | 'image' | 'keywords' | 'categories' | 'tags' | 'ext'
> &
  Partial<Pick<CleanItem, 'playUrl' | 'originUrl' | 'score'>>;

/** A rule that an entry breaks. */
export interface GateFinding {
  rule: GateRule;
  mode: Exclude<GateMode, 'off'>;
  /** The word, number, address or title that breaks the rule, or "". */
  detail: string;
}

/** Facts about an entry that the entry itself does not contain. */
export interface GateContext {
  /** True if the entries are played. */
  isPlayed: boolean;
  /** The title of an item or earlier entry with nearly the same texts, or `null`. */
  similarTo: string | null;
}

/** Returns the rules that an entry breaks, in the order of `gateRules`. */
export type QualityCheck = (entry: GatedEntry, context: GateContext) => GateFinding[];

/** Creates the check of a quality gate. It prepares the lists of words once for all entries. */
export function createQualityCheck(gate: QualityGate): QualityCheck {
  const words = {
    trademarks: createPhraseFinder(trademarks, gate.allowedWords),
    blockedWords: createPhraseFinder(gate.blockedWords),
  };
  return (entry, context) =>
    gateRules.flatMap((rule) => {
      const mode = gate.rules[rule];
      const detail = mode === 'off' ? null : findFault(rule, entry, context, gate, words);
      return detail === null || mode === 'off' ? [] : [{ rule, mode, detail }];
    });
}

/** Returns the detail of a broken rule, or `null` if the entry satisfies the rule. */
function findFault(
  rule: GateRule,
  entry: GatedEntry,
  { isPlayed, similarTo }: GateContext,
  { leastWords, leastScore }: QualityGate,
  words: Readonly<Record<'trademarks' | 'blockedWords', PhraseFinder>>,
): string | null {
  switch (rule) {
    case 'picture':
      return entry.image === '' ? '' : null;
    case 'words': {
      const count = countWords(textOfEntry(entry));
      return count < leastWords ? String(count) : null;
    }
    case 'controls':
      return isPlayed && entry.details === '' && !hasControls(entry) ? '' : null;
    case 'similar':
      return similarTo;
    case 'trademarks':
    case 'blockedWords':
      return words[rule](entry.title) ?? null;
    case 'score':
      return entry.score !== undefined && entry.score < leastScore ? String(entry.score) : null;
    case 'https':
      return findPlainAddress(entry);
    case 'ages':
      return findAdultSign(entry);
  }
}

/** Returns the title and the texts of an entry as one text without tags. */
export function textOfEntry({
  title,
  intro,
  details,
  richText,
}: Pick<GatedEntry, 'title' | 'intro' | 'details' | 'richText'>): string {
  return withoutTags([title, intro, details, richText].join(' '));
}

function hasControls({ ext }: GatedEntry): boolean {
  return Array.isArray(ext.controls) && ext.controls.length > 0;
}

function findPlainAddress({
  originUrl = '',
  playUrl = '',
  details,
  richText,
  ext,
}: GatedEntry): string | null {
  const texts = Object.values(ext).filter((value) => typeof value === 'string');
  const linked = [...`${details} ${richText}`.matchAll(/\b(?:href|src)="(http:[^"]*)"/gi)].map(
    ([, address = '']) => address,
  );
  return [originUrl, playUrl, ...texts, ...linked].find((text) => /^http:\/\//i.test(text)) ?? null;
}

function findAdultSign({ title, keywords, categories, tags }: GatedEntry): string | null {
  return findAdultWord([title, keywords, ...categories, ...tags].join(' | ')) ?? null;
}

/** Describes a broken rule for the reports of a run, as an encoded phrase. */
export function describeFinding({ rule, detail }: GateFinding): string {
  switch (rule) {
    case 'picture':
      return phrase('has no picture at an https address');
    case 'words':
      return phrase('its texts have only {count} words', { count: detail });
    case 'controls':
      return phrase('does not say how it is played');
    case 'similar':
      return phrase('its texts are nearly those of “{title}”', { title: detail });
    case 'trademarks':
      return phrase('its title contains the trademark “{word}”', { word: detail });
    case 'blockedWords':
      return phrase('its title contains the blocked word “{word}”', { word: detail });
    case 'score':
      return phrase('its provider gives it the score {score}', { score: detail });
    case 'https':
      return phrase('has an address without https: {address}', { address: detail });
    case 'ages':
      return phrase('is not for all ages: “{word}”', { word: detail });
  }
}
