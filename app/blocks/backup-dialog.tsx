import { CircleAlert, Download, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useCollectionMessages, useMessages } from '#app/messages/use-messages.ts';
import { maxBackupBytes, readBackup, writeBackup, type BackupFault } from '#app/visitor/collection-backup.ts';
import { mergeCollected, readCollected } from '#app/visitor/collection.ts';
import { showAtFirstField } from '#app/visitor/lazy-dialog.ts';
import { showToast } from '#app/visitor/toasts.ts';

const shortestPassphrase = 8;

const faultTexts = {
  'other-version': 'backup.otherVersion',
  damaged: 'backup.damaged',
  passphrase: 'backup.wrongPassphrase',
  'other-section': 'backup.otherSection',
} as const satisfies Record<Exclude<BackupFault, 'not-a-backup'>, string>;

interface FormProps {
  prefix: string;
  onDone: () => void;
}

/** Backup to a file and restore from a file, encrypted with a passphrase (spec MINE-6). */
export default function BackupDialog({
  mode,
  prefix,
  onClose,
}: {
  mode: 'backup' | 'restore';
  prefix: string;
  onClose: () => void;
}) {
  const t = useMessages('blocks');
  const own = useCollectionMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (dialog.current) showAtFirstField(dialog.current);
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-strong lifted-shadow backdrop:bg-deep/75 backdrop:on-dark backdrop:[backdrop-filter:blur(8px)]"
      onClose={onClose}
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {own(mode === 'backup' ? 'collection.backUp' : 'collection.restore')}
        </h2>
        <button type="button" aria-label={t('backup.close')} className="button-quiet px-0" onClick={close}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {mode === 'backup' ? (
        <BackupForm prefix={prefix} onDone={close} />
      ) : (
        <RestoreForm prefix={prefix} onDone={close} />
      )}
    </dialog>
  );
}

function BackupForm({ prefix, onDone }: FormProps) {
  const t = useMessages('blocks');
  const own = useCollectionMessages();
  const [fault, setFault] = useState('');
  const [isVisible, setVisible] = useState(false);

  async function save(form: FormData) {
    const passphrase = formText(form, 'passphrase');
    if (passphrase !== '' && passphrase.length < shortestPassphrase) {
      setFault(t('backup.shortPassphrase', { length: String(shortestPassphrase) }));
      return;
    }
    if (passphrase !== formText(form, 'again')) {
      setFault(t('backup.differ'));
      return;
    }
    const ids = readCollected(prefix);
    const day = new Date().toISOString().slice(0, 10);
    download(own('collection.fileName', { day }), await writeBackup(prefix, ids, passphrase));
    showToast(own('collection.saved', { count: ids.length }));
    onDone();
  }

  return (
    <Form
      onSubmit={save}
      fault={fault}
      button={
        <>
          <Download aria-hidden className="size-5" />
          {t('backup.save')}
        </>
      }
    >
      <p className="text-sm text-soft">{t('backup.explain')}</p>
      <Passphrase
        name="passphrase"
        label={t('backup.passphrase')}
        isVisible={isVisible}
        complete="new-password"
      />
      <Passphrase name="again" label={t('backup.repeat')} isVisible={isVisible} complete="new-password" />
      <ShowToggle isVisible={isVisible} onChange={setVisible} />
    </Form>
  );
}

function RestoreForm({ prefix, onDone }: FormProps) {
  const t = useMessages('blocks');
  const own = useCollectionMessages();
  const [fault, setFault] = useState('');
  const [isVisible, setVisible] = useState(false);

  async function restore(form: FormData) {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setFault(t('backup.chooseFile'));
      return;
    }
    const text = file.size > maxBackupBytes ? '' : await file.text().catch(() => null);
    if (text === null) {
      setFault(t('backup.unreadable'));
      return;
    }
    const reading = await readBackup(text, prefix, formText(form, 'passphrase'));
    if ('fault' in reading) {
      const { fault: found } = reading;
      setFault(found === 'not-a-backup' ? own('collection.notABackup') : t(faultTexts[found]));
      return;
    }
    const { added, isStored } = mergeCollected(prefix, reading.ids);
    showToast(
      added === 0
        ? own('collection.nothingNew', { count: reading.ids.length })
        : own(isStored ? 'collection.restored' : 'collection.restoredForNow', { count: added }),
    );
    onDone();
  }

  return (
    <Form
      onSubmit={restore}
      fault={fault}
      button={
        <>
          <Upload aria-hidden className="size-5" />
          {t('backup.restore')}
        </>
      }
    >
      <p className="text-sm text-soft">{own('collection.joins')}</p>
      <label className="block text-sm font-semibold">
        {t('backup.file')}
        <input
          type="file"
          name="file"
          accept=".json,application/json"
          className="mt-1 block w-full cursor-pointer rounded-xl bg-deep/60 p-2 text-base font-normal file:me-3 file:h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-over/12 file:px-4 file:font-semibold file:text-strong"
        />
      </label>
      <Passphrase
        name="passphrase"
        label={t('backup.passphrase')}
        isVisible={isVisible}
        complete="current-password"
      />
      <ShowToggle isVisible={isVisible} onChange={setVisible} />
    </Form>
  );
}

/** A form that runs one action at a time and shows errors above its button. */
function Form({
  onSubmit,
  fault,
  button,
  children,
}: {
  onSubmit: (form: FormData) => Promise<void>;
  fault: string;
  button: React.ReactNode;
  children: React.ReactNode;
}) {
  const [isBusy, setBusy] = useState(false);
  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await onSubmit(new FormData(event.currentTarget));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="grid gap-4" aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      {/* Password managers need a user name. Without one, Chromium logs a warning. */}
      <input hidden readOnly type="text" autoComplete="username" value="portico" />
      {children}
      <div role="alert" className={fault ? 'flex gap-2 text-sm font-semibold text-danger' : 'contents'}>
        {fault && (
          <>
            <CircleAlert aria-hidden className="size-5 flex-none" />
            {fault}
          </>
        )}
      </div>
      <button type="submit" className="button-primary w-full">
        {button}
      </button>
    </form>
  );
}

function Passphrase({
  name,
  label,
  isVisible,
  complete,
}: {
  name: string;
  label: string;
  isVisible: boolean;
  complete: 'new-password' | 'current-password';
}) {
  return (
    <label className="block text-sm font-semibold">
      {label}
      <input
        type={isVisible ? 'text' : 'password'}
        name={name}
        maxLength={200}
        autoComplete={complete}
        autoCapitalize="none"
        spellCheck={false}
        className="mt-1 block h-11 w-full rounded-xl bg-deep/60 px-3 text-base font-normal"
      />
    </label>
  );
}

function ShowToggle({ isVisible, onChange }: { isVisible: boolean; onChange: (isVisible: boolean) => void }) {
  const t = useMessages('blocks');
  return (
    <label className="flex min-h-6 items-center gap-3 text-sm text-soft">
      <input
        type="checkbox"
        checked={isVisible}
        className="size-4 accent-accent"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {t('backup.show')}
    </label>
  );
}

function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
