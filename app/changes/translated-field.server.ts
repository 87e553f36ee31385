import { formatFieldPath } from './field-path.ts';
import { translationKeys } from '#app/bundle/translations/translation.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { parseFieldPath, toFieldStep, type ShownStep } from './field-steps.ts';

/** A translation that a path leads to. */
export interface TranslationPath {
  /** Tag of the language. Empty if the path leads to all languages. */
  language: string;
  /** `state`: the record of whether a text is reviewed or outdated. `all`: all texts of the language. */
  what: 'all' | 'text' | 'state';
  /** The part or item that contains the original text, and the path of the text in it. `null` for all texts. */
  original: { target: ChangeTarget; path: string } | null;
}

/** Returns the translation that a path inside a part or item leads to. Returns `null` if it leads elsewhere. */
export function findTranslation(target: ChangeTarget, path: string): TranslationPath | null {
  if (target.kind === 'picture') return null;
  const steps = parseFieldPath(path);
  if (target.kind === 'part' && target.key === 'ext_translations') {
    const group = keyOf(steps[0]);
    const own: ChangeTarget = { kind: 'part', verticalId: 0, key: group };
    return describe(steps.slice(1), (text) => ({ target: own, path: formatFieldPath([text]) }));
  }
  if (target.kind === 'part' && target.key !== 'menu' && target.key !== 'list_tags') return null;
  const at = steps.findIndex((step) => keyOf(step) === 'translations');
  if (at < 0) return null;
  const owner = formatFieldPath(steps.slice(0, at).map(toFieldStep));
  return describe(steps.slice(at + 1), (text) => ({
    target,
    path: owner === '' ? text : `${owner}.${text}`,
  }));
}

function describe(
  steps: readonly ShownStep[],
  locate: (text: string) => NonNullable<TranslationPath['original']>,
): TranslationPath {
  const [language, first, second] = steps.map(keyOf);
  if (first === undefined) return { language: language ?? '', what: 'all', original: null };
  const isState = first === translationKeys.sources || first === translationKeys.machine;
  const text = isState ? second : first;
  return {
    language: language ?? '',
    what: isState ? 'state' : 'text',
    original: text === undefined ? null : locate(text),
  };
}

function keyOf(step: ShownStep | undefined): string {
  return step && 'key' in step ? step.key : '';
}
