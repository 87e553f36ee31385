import { CircleAlert, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { sendReport } from '#app/visitor/interactions.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { games } from '../vertical.ts';

/** Reasons for a report (spec ACT-9). */
const reportReasons = [
  { value: 'not-loading', label: 'reason.notLoading' },
  { value: 'broken', label: 'reason.broken' },
  { value: 'unsuitable', label: 'reason.unsuitable' },
  { value: 'wrong-facts', label: 'reason.wrongFacts' },
  { value: 'copyright', label: 'reason.copyright' },
  { value: 'other', label: 'reason.other' },
] as const;

/** Reports a problem with a game to the operator. */
export function ReportDialog({
  ref,
  gameId,
  onClose,
}: {
  ref: Ref<HTMLDialogElement>;
  gameId: number;
  onClose: () => void;
}) {
  const t = useMessages('games');
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const fieldText = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    setSending(true);
    setFailed(false);
    try {
      await sendReport({ vertical: games.prefix, id: gameId }, fieldText('reason'), fieldText('message'));
      form.closest('dialog')?.close();
      form.reset();
      showToast(t('report.sent'));
    } catch {
      // The error message appears in the dialog. Outside the dialog, it would be covered, and screen readers would not
      // read it.
      setFailed(true);
    }
    setSending(false);
  }

  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="report-title"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-0 text-strong lifted-shadow backdrop:bg-deep/75 backdrop:on-dark backdrop:[backdrop-filter:blur(8px)]"
    >
      <form className="p-6" onSubmit={(event) => void send(event)}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="report-title" className="text-xl">
            {t('report.title')}
          </h2>
          <button
            type="button"
            aria-label={t('report.close')}
            className="button-quiet px-0"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-sm text-soft">{t('report.reason')}</legend>
          {reportReasons.map(({ value, label }, index) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-over/6 has-checked:bg-over/10 pointer-fine:min-h-9"
            >
              <input
                type="radio"
                name="reason"
                value={value}
                required
                defaultChecked={index === 0}
                className="size-4 accent-accent"
              />
              {t(label)}
            </label>
          ))}
        </fieldset>
        <label className="mt-4 block text-sm text-soft">
          {t('report.optional')}
          <textarea
            name="message"
            rows={3}
            maxLength={1000}
            className="mt-1 block w-full resize-y rounded-xl bg-deep/60 px-3 py-2 text-base text-strong"
          />
        </label>
        <div
          role="alert"
          className={hasFailed ? 'mt-4 flex gap-2 text-sm font-semibold text-danger' : 'contents'}
        >
          {hasFailed && (
            <>
              <CircleAlert aria-hidden className="size-5 flex-none" />
              {t('report.failed')}
            </>
          )}
        </div>
        <button
          type="submit"
          // A disabled button would lose the focus, so the button is only marked as disabled.
          aria-disabled={isSending}
          className="mt-5 button-primary w-full aria-disabled:opacity-60"
        >
          {t('report.send')}
        </button>
      </form>
    </dialog>
  );
}
