import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { foldName, isUnspaced } from '#app/domain/search/fold-name.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import { stemOf } from '#app/domain/search/stem-of.ts';
import type { SectionMessages } from '#app/messages/section-messages.ts';
import type { Translate } from '#app/messages/translate.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { Localisation } from '../localisation.ts';

/** Minimum length of the beginning of a name. Shorter beginnings fit too many words. */
const minBeginning = 3;

/** Returns the words for a section and its items in a language, those of several words first. */
export function sectionNouns(t: Translate<SectionMessages>, { noun }: Pick<Vertical, 'noun'>): string[] {
  const names = [noun.many, noun.one, t('section.name'), ...wordsFor(t)];
  return [...new Set(names)].toSorted((a, b) => b.split(' ').length - a.split(' ').length);
}

/** Returns the other words by which visitors search for a section. */
function wordsFor(t: Translate<SectionMessages>): string[] {
  return t('section.words')
    .split(',')
    .map((word) => word.trim());
}

/**
 * Returns the link to a vertical's home if a keyword names the vertical: by its name, or by one of the other words by
 * which visitors search for it. With `'beginning'`, the first letters are enough.
 */
export function sectionLink(
  { language, messages, sectionMessages }: Pick<Localisation, 'language' | 'messages' | 'sectionMessages'>,
  vertical: Vertical,
  keyword: string,
  fit: 'whole' | 'beginning',
): NamedThing | null {
  const t = sectionMessages(vertical);
  const name = t('section.name');
  const names = [name, ...wordsFor(t)].map((word) => foldName(word, language));
  const folded = foldName(keyword, language);
  const isLong = folded.length >= minBeginning || isUnspaced(folded);
  const isNamed =
    fit === 'whole'
      ? names.some((one) => stemOf(one) === stemOf(folded))
      : isLong && names.some((one) => one.startsWith(folded));
  if (!isNamed) return null;
  return { kind: 'section', href: homeAddress(vertical), name, detail: messages('pages')('suggest.section') };
}
