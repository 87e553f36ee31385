import { createContext, use } from 'react';
import { directionOf } from '#app/messages/language-facts.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';

/** The language of the page's own text, if it is not that of the interface. A page provides it. */
export const TextLanguageContext = createContext<string | undefined>(undefined);

/** Attributes of an element whose text is in a different language from the page. */
export interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Returns the attributes of an element with text in a language, none if that is the language of the page. */
export function useLanguageAttributes(language: string | undefined): LanguageAttributes {
  const { language: own } = use(DocumentMessagesContext);
  if (language === undefined || language === own) return {};
  const dir = directionOf(language);
  return { lang: language, ...(dir !== directionOf(own) && { dir }) };
}

/** Returns the attributes of an element with a part of the page's own text, such as the title of an item. */
export function useTextLanguage(): LanguageAttributes {
  return useLanguageAttributes(use(TextLanguageContext));
}
