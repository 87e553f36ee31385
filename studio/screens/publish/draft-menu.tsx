import { ChevronDown, FilePlus, FileText, Pencil, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { DraftHead } from '#app/store/drafts.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../ui/menu.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface DraftMenuProps {
  draft: { id: number; title: string; revision: number } | null;
  drafts: readonly DraftHead[];
}

/** Names, discards and undoes the draft, and switches to another one. */
export function DraftMenu({ draft, drafts }: DraftMenuProps) {
  const t = useMessages('publish');
  const { current } = useDraft();
  const fetcher = useFetcher();
  const [open, setOpen] = useState<'rename' | 'discard' | null>(null);
  const close = () => setOpen(null);
  const send = (values: Record<string, string | number>) =>
    void fetcher.submit(values, { method: 'post', action: '/draft' });
  const revision = draft && { id: draft.id, revision: draft.revision };
  return (
    <>
      <Menu
        label={t('draft.menu')}
        trigger={
          <Button kind="quiet" icon={<FileText aria-hidden className="size-4" />}>
            {t('draft.menu')}
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {revision && current?.canUndo && (
          <MenuItem
            icon={<Undo2 aria-hidden className="size-4" />}
            onAction={() => send({ intent: 'undo', ...revision })}
          >
            {t('draft.undo')}
          </MenuItem>
        )}
        {revision && current?.canRedo && (
          <MenuItem
            icon={<Redo2 aria-hidden className="size-4" />}
            onAction={() => send({ intent: 'redo', ...revision })}
          >
            {t('draft.redo')}
          </MenuItem>
        )}
        {revision && (
          <MenuItem icon={<Pencil aria-hidden className="size-4" />} onAction={() => setOpen('rename')}>
            {t('draft.rename')}
          </MenuItem>
        )}
        {revision && (
          <MenuItem
            icon={<Trash2 aria-hidden className="size-4" />}
            isDangerous
            onAction={() => setOpen('discard')}
          >
            {t('draft.discard')}
          </MenuItem>
        )}
        {revision && <MenuLine />}
        <MenuSection title={t('draft.others')}>
          {drafts
            .filter(({ id }) => id !== draft?.id)
            .map(({ id, title: name, author }) => (
              <MenuItem
                key={id}
                icon={<FileText aria-hidden className="size-4" />}
                onAction={() => send({ intent: 'choose', id })}
              >
                {name === '' ? t('draft.of', { author }) : t('draft.named', { title: name, author })}
              </MenuItem>
            ))}
          <MenuItem
            icon={<FilePlus aria-hidden className="size-4" />}
            onAction={() => send({ intent: 'create', title: '' })}
          >
            {t('draft.create')}
          </MenuItem>
        </MenuSection>
      </Menu>
      {draft && revision && open === 'rename' && (
        <RenameDialog
          title={draft.title}
          onSave={(title) => send({ intent: 'rename', ...revision, title })}
          onClose={close}
        />
      )}
      {revision && (
        <DiscardDialog
          isOpen={open === 'discard'}
          onDiscard={() => send({ intent: 'discard', ...revision })}
          onClose={close}
        />
      )}
    </>
  );
}

function RenameDialog({
  title: before,
  onSave,
  onClose,
}: {
  title: string;
  onSave: (title: string) => void;
  onClose: () => void;
}) {
  const t = useMessages('publish');
  const [title, setTitle] = useState(before);
  return (
    <FormDialog
      title={t('draft.rename')}
      submit={t('draft.save')}
      onSubmit={() => {
        onSave(title);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField label={t('draft.name')} value={title} onChange={setTitle} maxLength={200} />
    </FormDialog>
  );
}

function DiscardDialog({
  isOpen,
  onDiscard,
  onClose,
}: {
  isOpen: boolean;
  onDiscard: () => void;
  onClose: () => void;
}) {
  const t = useMessages('publish');
  return (
    <Dialog
      role="alertdialog"
      title={t('draft.discardTitle')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {t('draft.keep')}
          </Button>
          <Button
            kind="danger"
            onPress={() => {
              onDiscard();
              onClose();
            }}
          >
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      <p>{t('draft.discardText')}</p>
    </Dialog>
  );
}
