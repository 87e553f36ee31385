import { createPhraseFinder, type PhraseFinder } from '#app/domain/quality/find-phrase.ts';
import { findAdultWord, trademarks } from '#app/domain/quality/flagged-words.ts';
import { countWords } from '#app/domain/quality/words.ts';
import { withoutTags } from '#app/lib/plain-text.ts';
import type { CleanItem } from './feed-item.server.ts';
import type { QualityGate } from './feed-rules.ts';
import { gateRules, type GateMode, type GateRule } from './gate-rules.ts';

/** The parts of an entry that the rules look at. */
export type GatedEntry = Pick<
  CleanItem,
  'title' | 'intro' | 'details' | 'richText' | 'image' | 'keywords' | 'categories' | 'tags' | 'ext'
> &
  Partial<Pick<CleanItem, 'playUrl' | 'originUrl' | 'score'>>;

/** A rule that an entry breaks. */
export interface GateFinding {
  rule: GateRule;
  mode: Exclude<GateMode, 'off'>;
  /** The word, number, address or title that the rule is about, or "". */
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

/** Returns the detail of a broken rule, or `null` if the entry keeps it. */
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

/** Returns all texts of an entry without markup. */
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

/** Describes a broken rule for the reports of a run. */
export function describeFinding({ rule, detail }: GateFinding): string {
  switch (rule) {
    case 'picture':
      return 'has no picture at an https address';
    case 'words':
      return `its texts have only ${detail} words`;
    case 'controls':
      return 'does not say how it is played';
    case 'similar':
      return `its texts are nearly those of “${detail}”`;
    case 'trademarks':
      return `its title contains the trademark “${detail}”`;
    case 'blockedWords':
      return `its title contains the blocked word “${detail}”`;
    case 'score':
      return `its provider gives it the score ${detail}`;
    case 'https':
      return `has an address without https: ${detail}`;
    case 'ages':
      return `is not for all ages: “${detail}”`;
  }
}

/** Returns what an operator can do about a broken rule, as one sentence. */
export function remedyOf({ rule }: GateFinding): string {
  switch (rule) {
    case 'picture':
      return 'Add a cover to the item.';
    case 'words':
    case 'similar':
      return 'Write a description of your own.';
    case 'controls':
      return 'Add the controls to the item.';
    case 'trademarks':
      return 'Make sure that its developer may use the name, or hide the item. To accept the word, allow it in the feed.';
    case 'blockedWords':
      return 'Remove the word from the blocked words of the feed if you want such entries.';
    case 'score':
      return 'Play it once, or lower the score that the feed requires.';
    case 'https':
      return 'Replace the address with one that begins with https, or remove the link.';
    case 'ages':
      return 'Hide it if your site is for all ages.';
  }
}
