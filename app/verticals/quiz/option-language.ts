import { useTextLanguage, type LanguageAttributes } from '#app/ui/text-language.ts';
import { questionPath, type ShownQuestion } from './shown-question.ts';

/**
 * Returns the attributes of the options of the question at a position of the page's quiz. They count as translated if
 * the question is. True and false are texts of the interface.
 */
export function useOptionLanguage({ kind }: ShownQuestion, position: number): LanguageAttributes {
  const textLanguage = useTextLanguage();
  return kind === 'truth' ? {} : textLanguage(`${questionPath(position)}.text`);
}
