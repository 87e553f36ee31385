import { createContext, use } from 'react';
import { directionOf } from '#app/messages/language-facts.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';

/** The language of a text. */
export interface TextLanguage {
  /** A BCP 47 tag. Not set if it is the language of the page. */
  language?: string | undefined;
}

/** A name of the content, such as that of a category. */
export interface ContentName extends TextLanguage {
  name: string;
}

/** Texts that are not in the language of the interface. */
export interface ForeignTexts {
  /** The language of the texts, a BCP 47 tag. */
  language: string;
  /** The paths of the texts in the bundle, such as `title` and `faq[0].question`. `all` represents every text. */
  paths: readonly string[] | 'all';
}

/** Texts of a page input that are not in the language of the interface. */
export interface ForeignPageTexts extends ForeignTexts {
  /** The name of the texts' language in the language of the interface, such as “anglais”. */
  languageName: string;
}

/** The texts of the item or text page that the page is about. Not set if all of them are in the page's language. */
export const PageTextsContext = createContext<ForeignPageTexts | undefined>(undefined);

/** The texts in the settings of the block. Not set if all of them are in the page's language. */
export const BlockTextsContext = createContext<ForeignTexts | undefined>(undefined);

/** Attributes of an element whose text is in a different language from the page. */
export interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

const none: LanguageAttributes = {};

/** Returns a function that maps a language to the attributes of an element with text in this language. */
export function useAttributesOf(): (language: string | undefined) => LanguageAttributes {
  const { language: own } = use(DocumentMessagesContext);
  return (language) => {
    if (language === undefined || language === own) return none;
    const dir = directionOf(language);
    return { lang: language, ...(dir !== directionOf(own) && { dir }) };
  };
}

/** Returns the attributes of an element with text in a language. Returns none if it is the language of the page. */
export function useLanguageAttributes(language: string | undefined): LanguageAttributes {
  return useAttributesOf()(language);
}

/**
 * Returns a function for the page's own texts, such as the title of the item. The function maps the path of a text in
 * the bundle to the attributes of an element with this text.
 */
export function useTextLanguage(): (path: string) => LanguageAttributes {
  return useForeignTexts(use(PageTextsContext));
}

/** Like `useTextLanguage`, for the texts in the settings of a block, such as its heading (`title`). */
export function useBlockTextLanguage(): (path: string) => LanguageAttributes {
  return useForeignTexts(use(BlockTextsContext));
}

function useForeignTexts(texts: ForeignTexts | undefined): (path: string) => LanguageAttributes {
  const attributesOf = useAttributesOf();
  return (path) => {
    const isForeign = texts && (texts.paths === 'all' || texts.paths.includes(path));
    return isForeign ? attributesOf(texts.language) : none;
  };
}
