import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { useTypedText, type TypedText } from '../../draft/use-typed-text.ts';
import { languageAddress, type HolderKey, type NamedLanguage } from './holder.ts';
import type { SaveAnswer, ShownText } from './shown-text.ts';

/** The state of one translation on the screen. */
export interface EditedTranslation {
  typed: TypedText;
  /** Marks the translation as reviewed. */
  review: () => void;
  isBusy: boolean;
  /** Why the text was not saved. */
  error: string | undefined;
}

/** Holds the input of a translation and saves it to the draft. Refused input stays in the field. */
export function useTranslation({
  text: { path, text, revision, source },
  holder,
  language,
  name,
}: {
  text: ShownText;
  holder: HolderKey;
  language: NamedLanguage;
  /** The name of the text. */
  name: string;
}): EditedTranslation {
  const t = useMessages('translations');
  const id = `translation ${language.tag} ${holder.section} ${holder.group} ${holder.id} ${path}`;
  const fetcher = useFetcher<SaveAnswer>({ key: id });
  const isBusy = fetcher.state !== 'idle';
  const answer = isBusy ? undefined : fetcher.data;
  useStepToast(answer, t('done.saved', { field: name }));
  const send = (next: string | null, seen: string) =>
    fetcher.submit(
      { ...holder, changes: JSON.stringify([{ path, revision: seen, source, text: next }]) },
      { method: 'post', action: `${languageAddress(language.tag)}/save` },
    );
  const typed = useTypedText({
    id,
    saved: { text, revision },
    isSaving: isBusy,
    answer: fetcher.data,
    onSave: send,
  });
  const errorOf = () => {
    if (!answer || !typed.isAnswered) return undefined;
    switch (answer.outcome) {
      case 'refused':
        return t('fault.refused', { allowed: answer.allowed });
      case 'gone':
        return t('fault.gone');
      case 'too-large':
        return t('fault.tooLarge');
      default:
        return undefined;
    }
  };
  return { typed, review: () => void send(null, revision), isBusy, error: errorOf() };
}
