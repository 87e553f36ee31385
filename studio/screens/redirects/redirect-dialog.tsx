import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { Banner } from '../../ui/banner.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { RedirectResult, RedirectRow } from './redirect-row.ts';
import { useRedirectFault } from './use-redirect-fault.ts';

/** Adds a redirect, or changes one. */
export function RedirectDialog({ row, onClose }: { row: RedirectRow | null; onClose: () => void }) {
  const t = useMessages('redirects');
  const describe = useRedirectFault();
  const fetcher = useFetcher<RedirectResult>();
  const [{ from, to }, setValues] = useSessionState(`redirect ${row?.id ?? ''}`, {
    from: row?.id ?? '',
    to: row?.to ?? '',
  });
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  const fault = result?.fault;
  // After a conflict, saving again replaces the redirect that someone else has saved.
  const [wasTo, setWasTo] = useState(row?.to ?? '');
  if (result?.outcome === 'conflict' && result.now !== undefined && result.now !== wasTo)
    setWasTo(result.now);
  useStepToast(result, t('done.saved'));
  useOnAnswer(result, ({ outcome }) => {
    if (outcome === 'saved') onClose();
  });
  return (
    <FormDialog
      title={row ? t('form.editTitle') : t('form.addTitle')}
      submit={t('form.save')}
      isBusy={fetcher.state !== 'idle'}
      onSubmit={() =>
        void fetcher.submit({ intent: 'save', was: row?.id ?? '', wasTo, from, to }, { method: 'post' })
      }
      onClose={onClose}
    >
      {result?.outcome === 'conflict' && (
        <Banner>{result.now ? t('fault.conflict', { to: result.now }) : t('fault.removed')}</Banner>
      )}
      {result?.outcome === 'too-large' && <Banner>{t('fault.tooLarge')}</Banner>}
      <TextField
        label={t('column.from')}
        isCode
        value={from}
        onChange={(text) => setValues({ from: text, to })}
        help={t('form.fromHelp')}
        error={fault?.field === 'from' ? describe(fault) : undefined}
        spellCheck="false"
      />
      <TextField
        label={t('column.to')}
        isCode
        value={to}
        onChange={(text) => setValues({ from, to: text })}
        help={t('form.toHelp')}
        error={fault?.field === 'to' ? describe(fault) : undefined}
        spellCheck="false"
      />
    </FormDialog>
  );
}
