import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LanguageOption } from './language-list.ts';

/** A change of the languages that has consequences for addresses or texts. */
export interface LanguageChange {
  /** `main`: the language becomes the main one. `removeMain`: the current main language is removed. */
  kind: 'remove' | 'removeMain' | 'main';
  language: LanguageOption;
  /** The tags after the change. */
  next: readonly string[];
}

/** Explains the effect on addresses and translations, and asks whether to continue. */
export function LanguageQuestion({
  change: { kind, language },
  onConfirm,
  onClose,
}: {
  change: LanguageChange;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useMessages('settings');
  const prefix = `/${language.id.toLowerCase()}/`;
  const submit = kind === 'main' ? 'main' : 'remove';
  return (
    <Dialog
      role="alertdialog"
      title={t('languages.question', { kind: submit, language: language.label })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('languages.cancel')}
          </Button>
          <Button kind={submit === 'main' ? 'primary' : 'danger'} onPress={onConfirm}>
            {t('languages.confirm', { kind: submit })}
          </Button>
        </>
      }
    >
      <p>{t('languages.effect', { kind, language: language.label, prefix })}</p>
    </Dialog>
  );
}
