import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { MessageFault } from '#app/messages/message-arguments.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { postJson } from '../../access/post-json.ts';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { useTypedText } from '../../draft/use-typed-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useLatestRequest } from '../../ui/use-latest-request.ts';
import type { DirectedLanguage } from './holder.ts';
import type { ShownWord, WordAnswer } from './word.ts';

/** Milliseconds without typing after which a text is checked. */
const pause = 300;

/**
 * A text of the interface: in English, and a field for the operator's own text. Its placeholders are checked while it
 * is typed.
 */
export function WordRow({
  word,
  language,
  isReadOnly,
}: {
  word: ShownWord;
  language: DirectedLanguage;
  isReadOnly: boolean;
}) {
  const t = useMessages('translations');
  const { scope, key, english, builtIn, own, revision } = word;
  const id = `word ${language.tag} ${scope}/${key}`;
  const fetcher = useFetcher<WordAnswer>({ key: id });
  const isBusy = fetcher.state !== 'idle';
  useStepToast(isBusy ? undefined : fetcher.data, t('words.saved'));
  const typed = useTypedText({
    id,
    saved: { text: own, revision },
    isSaving: isBusy,
    answer: fetcher.data,
    onSave: (text, seen) =>
      fetcher.submit({ intent: 'word', scope, key, text, revision: seen }, { method: 'post' }),
  });
  const fault = useFault(word, typed.isTyped ? typed.text : null);
  const answer = !isBusy && typed.isAnswered ? fetcher.data : undefined;
  const errorOf = () => {
    const found = answer?.outcome === 'refused' ? answer.fault : fault;
    if (found) return t('words.fault', { reason: '', found: '', expected: '', ...found });
    if (answer?.outcome === 'gone') return t('words.gone');
    return answer?.outcome === 'too-large' ? t('fault.tooLarge') : undefined;
  };
  return (
    <section aria-label={english} className="grid gap-x-6 gap-y-2 desktop:grid-cols-2">
      <div lang="en" dir="ltr" className="min-w-0">
        <p className="wrap-anywhere whitespace-pre-wrap">{english}</p>
        <code className="font-mono text-small wrap-anywhere text-faint">
          {scope}/{key}
        </code>
      </div>
      <div lang={language.tag} dir={language.direction} className="flex min-w-0 flex-col gap-3">
        <TextField
          label={t('words.field', { english, language: language.name })}
          isLabelHidden
          value={typed.text}
          placeholder={builtIn}
          help={own !== '' && builtIn !== '' ? t('words.builtIn', { text: builtIn }) : undefined}
          lines={Math.max(english.length, builtIn.length, own.length) > 60 ? 3 : 1}
          isReadOnly={isReadOnly}
          error={errorOf()}
          onChange={typed.type}
          onBlur={() => typed.save(typed.text)}
        />
        {typed.unsaved && !isReadOnly && (
          <UnsavedNotice
            unsaved={typed.unsaved}
            field={t('words.field', { english, language: language.name })}
          />
        )}
      </div>
    </section>
  );
}

/** Checks a text after a pause in typing. `text` is `null` if nothing is typed. */
function useFault({ scope, key }: ShownWord, text: string | null): MessageFault | null {
  const [checked, setChecked] = useState<{ text: string; fault: MessageFault | null } | null>(null);
  useLatestRequest({
    input: text?.trim() ? text : null,
    pause,
    send: (input, signal) =>
      postJson<{ fault: MessageFault | null }>(
        '/translations/check-word',
        { scope, key, text: input },
        signal,
      ),
    onAnswer: ({ isOk, body }, input) => {
      if (isOk) setChecked({ text: input, fault: body.fault });
    },
  });
  return checked !== null && checked.text === text ? checked.fault : null;
}
