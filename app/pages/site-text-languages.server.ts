import { builtInLanguage, mainLanguageOf } from '#app/domain/languages.ts';
import { siteSettings } from '#app/domain/settings/site-settings.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { TextLanguage } from '#app/ui/text-language.ts';

/** The site and the language of a page. */
interface SiteReader {
  snapshot: Pick<Snapshot, 'settings' | 'translatedTexts'>;
  language: string;
}

/** Returns the language of a text of the site’s info, such as `title`. */
export function languageOfInfo(
  { snapshot, language }: SiteReader,
  text: 'title' | 'description',
): TextLanguage {
  const main = mainLanguageOf(snapshot.settings.languages);
  return language === main || snapshot.translatedTexts.has(`info.${text}`) ? {} : { language: main };
}

/** Returns the language of a setting that visitors read. The defaults of settings are in English. */
export function languageOfSetting({ snapshot, language }: SiteReader, key: string): TextLanguage {
  if (snapshot.translatedTexts.has(`settings.${key}`)) return {};
  const { flat, languages } = snapshot.settings;
  const initial = siteSettings.definitions.get(key)?.default;
  const isDefault = (ownValue(flat, key) ?? initial) === initial;
  const own = isDefault ? builtInLanguage : mainLanguageOf(languages);
  return own === language ? {} : { language: own };
}
