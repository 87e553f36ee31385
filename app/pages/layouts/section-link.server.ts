import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { foldName, isUnspaced } from '#app/domain/search/fold-name.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import { similarWord } from '#app/domain/search/similar-word.ts';
import { namesSection, topicElsewhere } from '#app/domain/search/topic.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Localisation } from '../localisation.ts';
import { searchWordsOf, splitWords } from './search-words.server.ts';

/** Minimum length of the beginning of a name. Shorter beginnings fit too many words. */
const minBeginning = 3;

/** Whether a name is long enough to be recognised despite a typing error. Shorter names resemble too many words. */
const isLongName = (name: string) => name.length > 4;

/** How well a keyword has to fit the names of a vertical. */
export type SectionFit = 'whole' | 'beginning' | 'part' | 'like';

/**
 * Returns the link to a vertical's home if a keyword names the vertical and nothing else: “games”, “best free games”.
 * With `'beginning'`, the first letters of a name are enough. With `'part'`, the keyword may have a topic too:
 * “dinosaur games”. With `'like'`, a name may have one typing error.
 */
export function sectionLink(
  localisation: Pick<Localisation, 'language' | 'messages' | 'sectionMessages'>,
  vertical: Vertical,
  keyword: string,
  fit: SectionFit,
): NamedThing | null {
  const { language, messages, sectionMessages } = localisation;
  const t = sectionMessages(vertical);
  const name = t('section.name');
  const names = [name, ...splitWords(t('section.words'))].map((word) => foldName(word, language));
  const folded = foldName(keyword, language);
  const words = searchWordsOf(localisation, vertical);
  const isLong = folded.length >= minBeginning || isUnspaced(folded);
  const isNamed =
    namesSection(keyword, words) ||
    (fit === 'part' && topicElsewhere(keyword, words) !== keyword) ||
    (fit === 'like' && similarWord(folded, names.filter(isLongName)) !== null) ||
    (fit === 'beginning' && isLong && names.some((one) => one.startsWith(folded)));
  if (!isNamed) return null;
  return { kind: 'section', href: homeAddress(vertical), name, detail: messages('pages')('suggest.section') };
}
