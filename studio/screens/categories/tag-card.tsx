import { Merge, MoreHorizontal, Pencil, Plus, Tag, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TagRow } from './category-node.ts';
import { findByName } from '../../ui/find-by-name.ts';
import { useCategoryEdit } from './use-category-edit.ts';

type OpenTagDialog = { kind: 'create' } | { kind: 'rename' | 'merge' | 'delete'; tag: TagRow };

/** Number of tags that are shown at first, and that are added at a time. A site may have thousands. */
const step = 100;

/** The tags of a section. */
export function TagCard({
  prefix,
  tags,
  canEdit,
}: {
  prefix: string;
  tags: readonly TagRow[];
  canEdit: boolean;
}) {
  const t = useMessages('categories');
  const formats = useFormats();
  const [open, setOpen] = useState<OpenTagDialog | null>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(step);
  const found = useMemo(() => findByName(tags, query), [tags, query]);
  const find = (text: string) => {
    setQuery(text);
    setShown(step);
  };
  const create = (
    <Button
      size="small"
      icon={<Plus aria-hidden className="size-4" />}
      onPress={() => setOpen({ kind: 'create' })}
    >
      {t('tag.new')}
    </Button>
  );
  return (
    <Card title={t('tag.title')} side={canEdit && tags.length > 0 && create} isFlush>
      {tags.length === 0 ? (
        <EmptyState
          icon={<Tag aria-hidden className="size-5" />}
          title={t('tag.none')}
          text={t('tag.noneText')}
          action={canEdit && create}
        />
      ) : (
        <>
          {tags.length > step && (
            <div className="border-b border-divider px-5 py-3">
              <SearchBox label={t('tag.find')} value={query} onSearch={find} />
            </div>
          )}
          <ul>
            {found.slice(0, shown).map((tag) => (
              <li
                key={tag.key}
                className="flex min-h-13 items-center gap-3 border-b border-divider px-5 py-1 last:border-0"
              >
                <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
                  {tag.name}
                </span>
                <Link
                  to={`/content/${prefix}?${new URLSearchParams({ tag: tag.key.replaceAll('%', '%25').replaceAll(',', '%2C') }).toString()}`}
                  aria-label={t('tag.show', { name: tag.name, count: tag.count })}
                  className="touch-target rounded-tag px-2 py-1 text-secondary text-muted tabular-nums hover:text-accent hover:underline"
                >
                  {formats.number(tag.count)}
                </Link>
                {canEdit && (
                  <Menu
                    label={t('tag.actions', { name: tag.name })}
                    trigger={
                      <IconButton
                        size="small"
                        label={t('tag.actions', { name: tag.name })}
                        icon={<MoreHorizontal aria-hidden className="size-4" />}
                      />
                    }
                  >
                    <MenuItem
                      icon={<Pencil aria-hidden className="size-4" />}
                      onAction={() => setOpen({ kind: 'rename', tag })}
                    >
                      {t('action.rename')}
                    </MenuItem>
                    <MenuItem
                      icon={<Merge aria-hidden className="size-4" />}
                      isDisabled={tags.length < 2}
                      onAction={() => setOpen({ kind: 'merge', tag })}
                    >
                      {t('action.merge')}
                    </MenuItem>
                    <MenuLine />
                    <MenuItem
                      isDangerous
                      icon={<Trash2 aria-hidden className="size-4" />}
                      onAction={() => setOpen({ kind: 'delete', tag })}
                    >
                      {t('action.delete')}
                    </MenuItem>
                  </Menu>
                )}
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="px-5 py-4 text-muted">{t('tag.notFound', { query })}</p>}
          {found.length > shown && (
            <div className="flex items-center justify-between gap-3 border-t border-divider px-5 py-3 text-secondary text-muted">
              {t('tag.shown', { shown, count: found.length })}
              <Button size="small" onPress={() => setShown(shown + step)}>
                {t('tag.more')}
              </Button>
            </div>
          )}
        </>
      )}
      {open && <TagDialog prefix={prefix} tags={tags} open={open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

function TagDialog({
  prefix,
  tags,
  open,
  onClose,
}: {
  prefix: string;
  tags: readonly TagRow[];
  open: OpenTagDialog;
  onClose: () => void;
}) {
  const t = useMessages('categories');
  const { edit, isBusy, error } = useCategoryEdit(prefix);
  const tag = open.kind === 'create' ? null : open.tag;
  const others = tags.filter(({ key }) => key !== tag?.key);
  const [{ name }, setValues] = useSessionState(`tag ${prefix} ${open.kind} ${tag?.key ?? ''}`, {
    name: tag?.name ?? '',
  });
  const [into, setInto] = useState(others[0]?.key ?? '');
  const target = others.find(({ key }) => key === into)?.name ?? '';
  const key = tag?.key ?? '';
  const send = () => {
    const done = (text: string) => () => {
      onClose();
      return text;
    };
    switch (open.kind) {
      case 'create':
        return edit({ intent: 'create-tag', name }, done(t('done.tagCreated', { name: name.trim() })));
      case 'rename':
        return edit({ intent: 'rename-tag', key, name }, done(t('done.tagRenamed', { name: name.trim() })));
      case 'merge':
        return edit({ intent: 'merge-tag', key, into }, done(t('done.tagMerged', { target })));
      case 'delete':
        return edit({ intent: 'delete-tag', key }, done(t('done.tagDeleted', { name: tag?.name ?? '' })));
    }
  };
  const hasName = open.kind === 'create' || open.kind === 'rename';
  return (
    <FormDialog
      title={t('tag.dialog', { action: open.kind, name: tag?.name ?? '' })}
      submit={t('tag.submit', { action: open.kind })}
      isDangerous={open.kind === 'delete'}
      isBusy={isBusy}
      isDisabled={hasName ? name.trim() === '' : open.kind === 'merge' && target === ''}
      onSubmit={send}
      onClose={onClose}
    >
      {hasName && (
        <TextField
          label={t('field.name')}
          help={open.kind === 'rename' ? t('tag.renameHelp') : undefined}
          value={name}
          onChange={(text) => setValues({ name: text })}
          maxLength={300}
          error={error}
        />
      )}
      {open.kind === 'merge' && <TagField tags={others} chosen={into} onChoose={setInto} />}
      {tag && (open.kind === 'merge' || open.kind === 'delete') && (
        <p>{t('tag.effect', { action: open.kind, count: tag.count })}</p>
      )}
    </FormDialog>
  );
}

/** The field for the tag into which another one is merged. It offers the first tags that match its text. */
function TagField({
  tags,
  chosen,
  onChoose,
}: {
  tags: readonly TagRow[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const t = useMessages('categories');
  const [text, setText] = useState(() => tags.find(({ key }) => key === chosen)?.name ?? '');
  const options = useMemo(() => {
    const found = findByName(tags, text).slice(0, step);
    const current = tags.filter(({ key }) => key === chosen && !found.some((tag) => tag.key === key));
    return [...found, ...current].map(({ key, name }) => ({ id: key, label: name }));
  }, [tags, text, chosen]);
  return (
    <ComboBox
      label={t('merge.into')}
      options={options}
      inputValue={text}
      onInputChange={setText}
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(typeof key === 'string' ? key : '')}
      emptyText={t('tag.notFound', { query: text })}
    />
  );
}
