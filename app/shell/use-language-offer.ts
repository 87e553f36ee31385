import { use, useEffect } from 'react';
import { useMatches } from 'react-router';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import type { PageData } from '#app/pages/layouts/page-data.ts';
import { chosenLanguageKey, leftAddressKey, offeredLanguageKey } from '#app/visitor/language-keys.ts';
import { preferredLanguage } from '#app/visitor/preferred-language.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { localArea, sessionArea } from '#app/visitor/storage.ts';

/**
 * Offers visitors a language of the site that their browser prefers, once, and the way back after they have accepted
 * (spec LANG-7). Visitors who have chosen a language are not asked. A page whose main text is not translated offers
 * nothing, because accepting would lead to the same text.
 */
export function useLanguageOffer(): void {
  const { language } = use(DocumentMessagesContext);
  const languages = useSiteData()?.languages;
  const page = useMatches().at(-1)?.loaderData as Partial<PageData> | undefined;
  const alternates = page?.meta?.alternates;
  useEffect(() => {
    const tags = languages?.map(({ tag }) => tag) ?? [];
    if (tags.length === 0) return;
    const isArriving = sessionArea.get(leftAddressKey) !== null;
    const wanted = preferredLanguage(navigator.languages, tags);
    const isOffered =
      wanted !== null &&
      wanted !== language &&
      localArea.get(chosenLanguageKey) === null &&
      localArea.get(offeredLanguageKey) === null &&
      alternates?.some(([tag]) => tag === wanted) === true;
    if (!isArriving && !isOffered) return;
    void import('./language-offer.ts').then(({ offerLanguage, offerWayBack }) =>
      isArriving ? offerWayBack(languages ?? []) : offerLanguage(wanted ?? '', tags),
    );
  }, [language, languages, alternates]);
}
