import type { CleanItem } from './feed-item.server.ts';
import type { QualityGate } from './feed-rules.ts';
import { withoutAccents, withoutTags } from '#app/lib/plain-text.ts';

type GatedText = Pick<CleanItem, 'title' | 'intro' | 'details' | 'richText' | 'image'>;

/** Returns why a quality gate refuses a new entry, or `null` if it accepts it. */
export function findGateFault(item: GatedText, gate: QualityGate): string | null {
  if (gate.needsPicture && item.image === '') return 'has no picture at an https address';
  const blocked = findBlockedWord(item.title, gate.blockedWords);
  if (blocked !== undefined) return `its title contains the blocked word “${blocked}”`;
  if (gate.leastWords > 0) {
    const count = countWords(item);
    if (count < gate.leastWords) return `its texts have ${count} words; the feed requires ${gate.leastWords}`;
  }
  return null;
}

/** Finds whole words, without regard to case and accents. A blocked text may consist of several words. */
function findBlockedWord(title: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const folded = ` ${foldWords(title)} `;
  return words.find((word) => {
    const wanted = foldWords(word);
    return wanted !== '' && folded.includes(` ${wanted} `);
  });
}

function foldWords(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function countWords({ title, intro, details, richText }: GatedText): number {
  const text = withoutTags([title, intro, details, richText].join(' '));
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
