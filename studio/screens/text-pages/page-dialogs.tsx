import { useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { textPageAddress, type OwnPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { slugOf } from './slug.ts';
import { usePageEdit, type PageEditing } from './use-page-edit.ts';
import { usePageFault } from './use-page-fault.ts';

const listAddress = '/settings/text-pages';

/** A form dialog that explains why a change was not saved. */
function PageDialog({
  editing,
  children,
  ...props
}: Omit<ComponentProps<typeof FormDialog>, 'isBusy'> & { editing: PageEditing }) {
  const t = useMessages('text-pages');
  return (
    <FormDialog {...props} isBusy={editing.isBusy}>
      {editing.problem && (
        <Banner>{editing.problem === 'conflict' ? t('fault.conflict') : t('fault.tooLarge')}</Banner>
      )}
      {children}
    </FormDialog>
  );
}

/** Creates a page. The end of its address is derived from its title until the operator types another end. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('text-pages');
  const editing = usePageEdit(listAddress);
  const navigate = useNavigate();
  const [values, setValues] = useSessionState<{
    title: string;
    typedSlug: string;
    text: string;
    isTyped: boolean;
  }>('new text page', {
    title: '',
    typedSlug: '',
    text: '',
    isTyped: false,
  });
  const { title, text } = values;
  const slug = values.isTyped ? values.typedSlug : slugOf(title);
  const [isTried, setTried] = useState(false);
  const [lacksTitle, lacksText] = [title.trim() === '', text.trim() === ''];
  return (
    <PageDialog
      title={t('create.title')}
      submit={t('create.submit')}
      editing={editing}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (lacksTitle || lacksText) return;
        editing.send({ intent: 'create', title, slug, text }, ({ name }) => {
          if (name) void navigate(`${listAddress}/${name}`);
          return t('create.done', { title: title.trim() });
        });
      }}
    >
      <TextField
        label={t('field.title')}
        value={title}
        onChange={(next) => setValues({ ...values, title: next })}
        maxLength={200}
        error={useFault(editing, 'title') ?? (isTried && lacksTitle ? t('fault.title') : undefined)}
      />
      <TextField
        label={t('field.address')}
        isCode
        value={slug}
        onChange={(next) => setValues({ ...values, typedSlug: next, isTyped: true })}
        maxLength={200}
        help={t('field.addressHelp', { slug: slug === '' ? '…' : slug })}
        error={useFault(editing, 'slug')}
        spellCheck="false"
      />
      <TextField
        label={t('field.text')}
        lines={5}
        value={text}
        onChange={(next) => setValues({ ...values, text: next })}
        help={t('field.textHelp')}
        error={useFault(editing, 'text') ?? (isTried && lacksText ? t('fault.text') : undefined)}
      />
    </PageDialog>
  );
}

interface OwnPageProps {
  name: OwnPageName;
  title: string;
  /** Revision of the text that the operator sees. */
  revision: string;
  /** Whether visitors can open the page. */
  isPublished: boolean;
  onClose: () => void;
}

/** Gives a page another address. */
export function RenameDialog({ name, title, revision, isPublished, onClose }: OwnPageProps) {
  const t = useMessages('text-pages');
  const editing = usePageEdit(`${listAddress}/${name}`);
  const navigate = useNavigate();
  const [values, setValues] = useSessionState(`address of ${name}`, {
    slug: name.slice('pages/'.length),
    keepsOld: isPublished,
  });
  const { slug, keepsOld } = values;
  return (
    <PageDialog
      title={t('rename.title', { title })}
      submit={t('rename.submit')}
      editing={editing}
      isDisabled={slug === '' || name === `pages/${slug}`}
      onClose={onClose}
      onSubmit={() =>
        editing.send({ intent: 'rename', revision, slug, keepsOld: String(keepsOld) }, (saved) => {
          if (saved.name) void navigate(`${listAddress}/${saved.name}`, { replace: true });
          onClose();
          return t('rename.done', { address: saved.name ? textPageAddress(saved.name) : '' });
        })
      }
    >
      <TextField
        label={t('field.address')}
        isCode
        value={slug}
        onChange={(next) => setValues({ ...values, slug: next })}
        maxLength={200}
        help={t('field.addressHelp', { slug: slug === '' ? '…' : slug })}
        error={useFault(editing, 'slug')}
        spellCheck="false"
      />
      <Checkbox isSelected={keepsOld} onChange={(next) => setValues({ ...values, keepsOld: next })}>
        {t('rename.redirect', { address: textPageAddress(name) })}
      </Checkbox>
    </PageDialog>
  );
}

/** Deletes a page. Its address can redirect to another address. */
export function DeleteDialog({ name, title, revision, onClose }: OwnPageProps) {
  const t = useMessages('text-pages');
  const editing = usePageEdit(`${listAddress}/${name}`);
  const navigate = useNavigate();
  const [{ redirect }, setValues] = useSessionState(`deletion of ${name}`, { redirect: '' });
  return (
    <PageDialog
      title={t('delete.title', { title })}
      submit={t('delete.submit')}
      isDangerous
      editing={editing}
      onClose={onClose}
      onSubmit={() =>
        editing.send({ intent: 'delete', revision, redirect }, () => {
          void navigate(listAddress, { replace: true });
          return t('delete.done', { title });
        })
      }
    >
      <p className="text-muted">{t('delete.text')}</p>
      <TextField
        label={t('field.redirect', { address: textPageAddress(name) })}
        isCode
        value={redirect}
        onChange={(next) => setValues({ redirect: next })}
        placeholder="/"
        help={t('field.redirectHelp')}
        error={useFault(editing, 'redirect')}
        spellCheck="false"
      />
    </PageDialog>
  );
}

/** Returns why the value of a field was refused. */
function useFault({ fault }: PageEditing, field: string): string | undefined {
  const describe = usePageFault();
  return fault?.field === field ? describe(fault) : undefined;
}
