import { use } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageTextsContext, useTextLanguage } from './text-language.ts';

/**
 * Returns a note that names the language of one of the page's own texts, such as “In English”, or `null` if that is the
 * language of the page. The text is named by its path in the bundle.
 */
export function useLanguageNote(path: string): string | null {
  const t = useMessages('ui');
  const texts = use(PageTextsContext);
  const { lang } = useTextLanguage()(path);
  return texts && lang !== undefined ? t('text.inLanguage', { language: texts.languageName }) : null;
}
