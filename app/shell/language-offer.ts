import { addLanguage, languagePrefix, splitLanguage } from '#app/domain/languages.ts';
import type { SiteLanguage } from '#app/domain/site-data.ts';
import { chosenLanguageKey, leftAddressKey, offeredLanguageKey } from '#app/visitor/language-keys.ts';
import { localArea, sessionArea } from '#app/visitor/storage.ts';
import { showToast } from '#app/visitor/toasts.ts';

/** The texts of an offer, in the offered language. Answer of `/api/language`. */
export interface LanguageOffer {
  offer: string;
  accept: string;
  /** Shown after the change, with the button that undoes it. */
  changed: string;
  back: string;
}

const seconds = 30;

/** Offers this page in another language. The texts of the offer are in the offered language. */
export async function offerLanguage(language: string, tags: readonly string[]): Promise<void> {
  // Records the offer before its texts arrive, because the visitor may open the next page in the meantime.
  localArea.set(offeredLanguageKey, language);
  const { offer, accept } = await readOffer(language);
  showToast(offer, {
    language,
    seconds,
    action: {
      label: accept,
      run() {
        const here = location.pathname + location.search + location.hash;
        sessionArea.set(leftAddressKey, here);
        localArea.set(chosenLanguageKey, language);
        const { path } = splitLanguage(tags, location.pathname);
        location.assign(addLanguage(languagePrefix(tags, language), path + location.search + location.hash));
      },
    },
  });
}

/** Offers the way back to the page that a visitor has left by accepting an offer. */
export async function offerWayBack(languages: readonly SiteLanguage[]): Promise<void> {
  const left = sessionArea.get(leftAddressKey) ?? '/';
  sessionArea.remove(leftAddressKey);
  const { language } = splitLanguage(
    languages.map(({ tag }) => tag),
    left,
  );
  const { changed, back } = await readOffer(document.documentElement.lang);
  showToast(changed, {
    seconds,
    action: {
      label: back.replace('{name}', languages.find(({ tag }) => tag === language)?.name ?? language),
      run() {
        localArea.set(chosenLanguageKey, language);
        location.assign(left);
      },
    },
  });
}

async function readOffer(language: string): Promise<LanguageOffer> {
  const response = await fetch(`/api/language?lang=${language}`);
  if (!response.ok) throw new Error(`/api/language answered ${response.status}`);
  return (await response.json()) as LanguageOffer;
}
