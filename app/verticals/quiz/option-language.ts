import { useTextLanguage, type LanguageAttributes } from '#app/ui/text-language.ts';
import { questionPath, type ShownQuestion } from './shown-question.ts';

/**
 * Returns the language attributes of a question's options. `position` is the index of the question in the page's quiz.
 * Options count as translated if the question is translated. “True” and “false” are texts of the interface, so they
 * need no attributes.
 */
export function useOptionLanguage({ kind }: ShownQuestion, position: number): LanguageAttributes {
  const textLanguage = useTextLanguage();
  return kind === 'truth' ? {} : textLanguage(`${questionPath(position)}.text`);
}
