import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import type { UnsavedText } from './use-typed-text.ts';

/** Length of a text that is shown in full, in characters. */
const longest = 300;

/** Shows an unsaved text beside the saved one, and lets the operator choose one of them. */
export function UnsavedNotice({
  unsaved,
  field,
  describe = (text) => text,
}: {
  unsaved: UnsavedText;
  /** The label of the field. */
  field: string;
  /** Returns the text of a field in a readable form. By default the text is shown as it is. */
  describe?: ((text: string) => string) | undefined;
}) {
  const t = useMessages('draft');
  const { kind, mine, now, keep, drop } = unsaved;
  const shorten = (text: string) => {
    const words = describe(text);
    if (words === '') return t('unsaved.empty');
    return words.length > longest ? `${words.slice(0, longest)}…` : words;
  };
  return (
    <fieldset
      aria-label={t('unsaved.label', { field })}
      className="flex flex-col gap-2 rounded-row bg-warning-soft px-4 py-3"
    >
      <p className="text-secondary font-semibold">
        {{ conflict: t('unsaved.conflict'), failed: t('unsaved.failed'), lost: t('unsaved.lost') }[kind]}
      </p>
      <dl className="grid gap-x-3 gap-y-1 text-secondary tablet:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('unsaved.now')}</dt>
        <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{shorten(now)}</dd>
        <dt className="text-muted">{t('unsaved.mine')}</dt>
        <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{shorten(mine)}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={keep}>
          {t('unsaved.keep')}
        </Button>
        <Button size="small" onPress={drop}>
          {kind === 'conflict' ? t('unsaved.take') : t('unsaved.discard')}
        </Button>
      </div>
    </fieldset>
  );
}
