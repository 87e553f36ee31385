import { Check, Copy } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { ComparedText } from '../../changes/difference.tsx';
import { UnsavedNotice } from '../../draft/unsaved-notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { isReviewable } from './filter.ts';
import type { DirectedLanguage, HolderKey } from './holder.ts';
import { OriginalText } from './original-text.tsx';
import type { ShownText } from './shown-text.ts';
import { badgeKinds } from './state-badges.tsx';
import { TranslationField } from './translation-field.tsx';
import { useTranslationNames } from './use-names.ts';
import { useTranslation } from './use-translation.ts';

/** One text: the original, what has changed in it, and its translation. */
export function TextRow({
  text,
  holder,
  language,
  main,
  isReadOnly,
}: {
  text: ShownText;
  holder: HolderKey;
  language: DirectedLanguage;
  main: DirectedLanguage;
  isReadOnly: boolean;
}) {
  const t = useMessages('translations');
  const { fieldOf } = useTranslationNames();
  const name = fieldOf(text, holder);
  const translation = useTranslation({ text, holder, language, name });
  const { typed, review, isBusy, error } = translation;
  const { state, original } = text;
  const label = t('text.translation', { field: name, language: language.name });
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <header className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 dir="auto" className="text-base font-semibold">
          {name}
        </h2>
        <Badge kind={badgeKinds[state]}>{t('state.name', { state })}</Badge>
        {!isReadOnly && (
          <span className="ms-auto flex flex-wrap gap-1">
            {isReviewable(state) && !typed.isTyped && (
              <Button
                size="small"
                kind="quiet"
                isBusy={isBusy}
                icon={<Check aria-hidden className="size-4" />}
                aria-label={t('text.reviewOf', { field: name })}
                onPress={review}
              >
                {t('text.review')}
              </Button>
            )}
            {typed.text !== original && (
              <Button
                size="small"
                kind="quiet"
                icon={<Copy aria-hidden className="size-4" />}
                aria-label={t('text.copyOf', { field: name })}
                onPress={() => typed.save(original)}
              >
                {t('text.copy')}
              </Button>
            )}
          </span>
        )}
      </header>
      {state === 'stale' && <OriginalChange text={text} main={main} />}
      <div className="grid gap-x-6 gap-y-3 desktop:grid-cols-2">
        <div lang={main.tag} dir={main.direction} className="min-w-0">
          <OriginalText text={text} label={main.name} name={name} />
        </div>
        <div lang={language.tag} dir={language.direction} className="flex min-w-0 flex-col gap-3">
          <TranslationField
            text={text}
            label={label}
            value={typed.text}
            isReadOnly={isReadOnly}
            error={error}
            onChange={typed.type}
            onCommit={typed.save}
          />
        </div>
      </div>
      {typed.unsaved && !isReadOnly && <UnsavedNotice unsaved={typed.unsaved} field={label} />}
    </section>
  );
}

/** Shows how the original has changed since it was translated. */
function OriginalChange({ text: { change, original }, main }: { text: ShownText; main: DirectedLanguage }) {
  const t = useMessages('translations');
  if (!change) return <p className="text-secondary text-muted">{t('text.changeUnknown')}</p>;
  const pieces = change.pieces ?? [
    { text: change.before, kind: 'removed' as const },
    { text: ' ', kind: 'same' as const },
    { text: original, kind: 'added' as const },
  ];
  return (
    <div className="rounded-row bg-warning-soft px-4 py-3">
      <p className="mb-1 text-secondary font-semibold">{t('text.change')}</p>
      <div lang={main.tag} dir={main.direction}>
        <ComparedText pieces={pieces} />
      </div>
    </div>
  );
}
