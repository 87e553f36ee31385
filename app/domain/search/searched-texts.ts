import type { Item } from '../catalogue/item.ts';
import { foldForLanguage } from './fold-name.ts';

/** The texts of an item that a search reads. */
export interface SearchedTexts {
  title: string;
  intro: string;
}

/** Returns the title by which an item is found, followed by its original title if that differs. */
export function searchedTitle({ title, translation }: Pick<Item, 'title' | 'translation'>): string {
  const original = translation?.originalTitle ?? title;
  return original === title ? title : `${title}\n${original}`;
}

/** Returns the searched texts of an item, folded for a language. */
export function searchedTexts(
  item: Pick<Item, 'title' | 'intro' | 'translation'>,
  language: string | undefined,
): SearchedTexts {
  return {
    title: foldForLanguage(searchedTitle(item), language),
    intro: foldForLanguage(item.intro, language),
  };
}
