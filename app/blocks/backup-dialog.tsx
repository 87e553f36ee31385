import { CircleAlert, Download, Upload, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Vertical } from '#app/domain/vertical.ts';
import { maxBackupBytes, readBackup, writeBackup, type BackupFault } from '#app/visitor/collection-backup.ts';
import { mergeCollected, readCollected } from '#app/visitor/collection.ts';
import { showToast } from '#app/visitor/toasts.ts';

const shortestPassphrase = 8;

function faultText(fault: BackupFault, nouns: string): string {
  switch (fault) {
    case 'not-a-backup':
      return `This isn’t a My ${nouns} backup. Look for one whose name begins with “my-${nouns}”.`;
    case 'other-version':
      return 'This backup uses a version that this site can’t read. Nothing was changed.';
    case 'damaged':
      return 'This backup is damaged or cut off. Nothing was changed; try another copy of the file.';
    case 'passphrase':
      return 'The passphrase does not open this backup. Nothing was changed; check it and try again.';
    case 'other-section':
      return 'This backup belongs to another section of the site. Nothing was changed.';
  }
}

interface FormProps {
  prefix: string;
  noun: Vertical['noun'];
  onDone: () => void;
}

/** Backup to a file and restore from a file, encrypted with a passphrase (spec MINE-6). */
export default function BackupDialog({
  mode,
  prefix,
  noun,
  onClose,
}: {
  mode: 'backup' | 'restore';
  prefix: string;
  noun: Vertical['noun'];
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-strong shadow-lifted backdrop:bg-deep/75 backdrop:on-dark backdrop:backdrop-blur-sm"
      onClose={onClose}
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {mode === 'backup' ? 'Back up' : 'Restore'} My {noun.many}
        </h2>
        <button type="button" aria-label="Close" className="button-quiet px-0" onClick={close}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {mode === 'backup' ? (
        <BackupForm prefix={prefix} noun={noun} onDone={close} />
      ) : (
        <RestoreForm prefix={prefix} noun={noun} onDone={close} />
      )}
    </dialog>
  );
}

function BackupForm({ prefix, noun, onDone }: FormProps) {
  const [fault, setFault] = useState('');
  const [isVisible, setVisible] = useState(false);

  async function save(form: FormData) {
    const passphrase = textOf(form, 'passphrase');
    if (passphrase !== '' && passphrase.length < shortestPassphrase) {
      setFault(
        `Choose a passphrase of ${shortestPassphrase} characters or more, or leave both fields empty.`,
      );
      return;
    }
    if (passphrase !== textOf(form, 'again')) {
      setFault('The passphrases don’t match.');
      return;
    }
    const ids = readCollected(prefix);
    const day = new Date().toISOString().slice(0, 10);
    download(`my-${noun.many}-${day}.json`, await writeBackup(prefix, ids, passphrase));
    showToast(`${count(ids.length, noun)} saved to a file`);
    onDone();
  }

  return (
    <Form
      onSubmit={save}
      fault={fault}
      button={
        <>
          <Download aria-hidden className="size-5" />
          Save the file
        </>
      }
    >
      <p className="text-sm text-soft">
        Your list goes into a small file. The passphrase is optional. With one, only you can open it, and
        nobody can restore the list if you lose the passphrase. Without one, anyone who has the file can read
        your list.
      </p>
      <Passphrase name="passphrase" label="Passphrase" isVisible={isVisible} complete="new-password" />
      <Passphrase name="again" label="Repeat passphrase" isVisible={isVisible} complete="new-password" />
      <ShowToggle isVisible={isVisible} onChange={setVisible} />
    </Form>
  );
}

function RestoreForm({ prefix, noun, onDone }: FormProps) {
  const [fault, setFault] = useState('');
  const [isVisible, setVisible] = useState(false);

  async function restore(form: FormData) {
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) {
      setFault('Choose the backup file first.');
      return;
    }
    const text = file.size > maxBackupBytes ? '' : await file.text().catch(() => null);
    if (text === null) {
      setFault('The file could not be read. Choose it again.');
      return;
    }
    const reading = await readBackup(text, prefix, textOf(form, 'passphrase'));
    if ('fault' in reading) {
      setFault(faultText(reading.fault, noun.many));
      return;
    }
    const { added, isStored } = mergeCollected(prefix, reading.ids);
    const found = count(reading.ids.length, noun);
    showToast(
      added === 0
        ? `Nothing to restore: your list already has the ${found} in this file`
        : `${count(added, noun)} restored${isStored ? '' : ', until you close the page: your browser does not store them'}`,
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
          Restore
        </>
      }
    >
      <p className="text-sm text-soft">
        The {noun.many} of the file join those that are here already. Nothing is taken away. Leave the
        passphrase empty if the file was saved without one.
      </p>
      <label className="block text-sm font-semibold">
        Backup file
        <input
          type="file"
          name="file"
          accept=".json,application/json"
          className="mt-1 block w-full cursor-pointer rounded-xl bg-deep/60 p-2 text-base font-normal file:me-3 file:h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-over/12 file:px-4 file:font-semibold file:text-strong"
        />
      </label>
      <Passphrase name="passphrase" label="Passphrase" isVisible={isVisible} complete="current-password" />
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
      {/* Password managers need a user name. Without one, Chromium complains in the console. */}
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
      <button type="submit" className="button-act w-full">
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
  return (
    <label className="flex min-h-6 items-center gap-3 text-sm text-soft">
      <input
        type="checkbox"
        checked={isVisible}
        className="size-4 accent-accent"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Show what I type
    </label>
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function count(items: number, noun: Vertical['noun']): string {
  return items === 1 ? `1 ${noun.one}` : `${items} ${noun.many}`;
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
