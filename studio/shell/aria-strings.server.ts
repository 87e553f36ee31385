import { getLocalizationScript } from 'react-aria-components/i18n';

/**
 * Returns a script that gives React Aria's components their texts in a language. The browser's bundle contains the
 * English ones, so English needs no script.
 */
export function ariaStringsScript(language: string): string {
  return language === 'en' ? '' : getLocalizationScript(language);
}
