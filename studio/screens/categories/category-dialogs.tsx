import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ComboBox } from '../../ui/combo-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { canContain, listNodes, type CategoryNode } from './category-node.ts';
import { useCategoryEdit } from './use-category-edit.ts';

/** The dialog that is open, with the category that it is about. */
export type OpenDialog =
  | { kind: 'create'; parent: CategoryNode | null }
  | { kind: 'edit' | 'move' | 'merge' | 'delete'; node: CategoryNode };

interface DialogProps {
  prefix: string;
  nodes: readonly CategoryNode[];
  onClose: () => void;
}

/** The dialogs of the tree. */
export function CategoryDialogs({ open, ...props }: DialogProps & { open: OpenDialog | null }) {
  switch (open?.kind) {
    case 'create':
      return <CreateDialog {...props} parent={open.parent} />;
    case 'edit':
      return <EditDialog {...props} node={open.node} />;
    case 'move':
      return <MoveDialog {...props} node={open.node} />;
    case 'merge':
      return <MergeDialog {...props} node={open.node} />;
    case 'delete':
      return <DeleteDialog {...props} node={open.node} />;
    default:
      return null;
  }
}

function CreateDialog({ prefix, parent, onClose }: DialogProps & { parent: CategoryNode | null }) {
  const t = useMessages('categories');
  const { edit, isBusy, error } = useCategoryEdit(prefix);
  const [{ name }, setValues] = useSessionState(`category ${prefix} below ${parent?.id ?? ''}`, { name: '' });
  return (
    <FormDialog
      title={parent ? t('create.titleBelow', { name: parent.name }) : t('create.title')}
      submit={t('create.submit')}
      isBusy={isBusy}
      isDisabled={name.trim() === ''}
      onClose={onClose}
      onSubmit={() =>
        edit({ intent: 'create', name, parent: parent?.id ?? '' }, () => {
          onClose();
          return t('done.created', { name: name.trim() });
        })
      }
    >
      <TextField
        label={t('field.name')}
        value={name}
        onChange={(text) => setValues({ name: text })}
        maxLength={300}
        error={error}
      />
    </FormDialog>
  );
}

function EditDialog({ prefix, nodes, node, onClose }: DialogProps & { node: CategoryNode }) {
  const t = useMessages('categories');
  const { edit, answer, isBusy, error } = useCategoryEdit(prefix);
  const { id, name } = node;
  const [filled, setFilled] = useState(() => textsOf(node));
  const [texts, setTexts] = useSessionState(`category ${prefix} ${id}`, filled);
  const isConflict = !isBusy && answer?.outcome === 'conflict';
  useOnAnswer(isConflict ? answer : undefined, () => {
    // The form now counts as filled with what somebody else has saved, so saving it again replaces these texts.
    const now = listNodes(nodes).find((one) => one.node.id === id)?.node;
    if (now) setFilled(textsOf(now));
  });
  const set = (key: keyof typeof texts) => (value: string) => setTexts({ ...texts, [key]: value });
  return (
    <FormDialog
      title={t('edit.title', { name })}
      submit={t('edit.submit')}
      isBusy={isBusy}
      isDisabled={texts.name.trim() === ''}
      onClose={onClose}
      onSubmit={() =>
        edit({ intent: 'edit', id, ...texts, filled: JSON.stringify(filled) }, () => {
          onClose();
          return t('done.edited', { name: texts.name.trim() });
        })
      }
    >
      {isConflict && <Banner>{t('fault.conflict')}</Banner>}
      <TextField
        label={t('field.name')}
        value={texts.name}
        onChange={set('name')}
        maxLength={300}
        error={error}
      />
      <PictureField label={t('field.icon')} value={texts.icon} onChange={set('icon')} />
      <PictureField label={t('field.picture')} value={texts.picture} onChange={set('picture')} />
      <TextField
        label={t('field.title')}
        help={t('field.titleHelp')}
        value={texts.title}
        onChange={set('title')}
        maxLength={300}
      />
      <TextField
        label={t('field.description')}
        help={t('field.descriptionHelp')}
        lines={3}
        value={texts.description}
        onChange={set('description')}
        maxLength={5_000}
      />
    </FormDialog>
  );
}

/** Returns the texts and pictures of a category that its form changes. */
function textsOf({ name, icon, picture, title, description }: CategoryNode) {
  return { name, icon, picture, title, description };
}

/** Id of the option for the top of the tree. */
const top = 'top';

function MoveDialog({ prefix, nodes, node, onClose }: DialogProps & { node: CategoryNode }) {
  const t = useMessages('categories');
  const { edit, isBusy, error } = useCategoryEdit(prefix);
  const [parent, setParent] = useState<string | null>(null);
  const options = [
    { id: top, label: t('move.top') },
    ...optionsOf(nodes, (other) => canContain(nodes, node.id, other.id)),
  ];
  return (
    <FormDialog
      title={t('move.title', { name: node.name })}
      submit={t('move.submit')}
      isBusy={isBusy}
      isDisabled={parent === null}
      onClose={onClose}
      onSubmit={() =>
        edit(
          { intent: 'move', id: node.id, parent: parent === top ? '' : (parent ?? ''), before: '' },
          () => {
            onClose();
            return t('done.moved', { name: node.name });
          },
        )
      }
    >
      <ComboBox
        label={t('move.parent')}
        options={options}
        selectedKey={parent}
        onSelectionChange={(key) => setParent(key === null ? null : String(key))}
        error={error}
      />
    </FormDialog>
  );
}

function MergeDialog({ prefix, nodes, node, onClose }: DialogProps & { node: CategoryNode }) {
  const t = useMessages('categories');
  const { edit, isBusy, error } = useCategoryEdit(prefix);
  const [into, setInto] = useState<string | null>(null);
  const options = targetsOf(nodes, node);
  const target = options.find(({ id }) => id === into)?.label ?? '';
  return (
    <FormDialog
      title={t('merge.title', { name: node.name })}
      submit={t('merge.submit')}
      isBusy={isBusy}
      isDisabled={into === null}
      onClose={onClose}
      onSubmit={() =>
        edit({ intent: 'merge', id: node.id, into: into ?? '' }, ({ count }) => {
          onClose();
          return t('done.merged', { name: node.name, target, count });
        })
      }
    >
      <ComboBox
        label={t('merge.into')}
        options={options}
        selectedKey={into}
        onSelectionChange={(key) => setInto(key === null ? null : String(key))}
        error={error}
      />
      <p>{t('merge.effect', { count: node.own })}</p>
    </FormDialog>
  );
}

function DeleteDialog({ prefix, nodes, node, onClose }: DialogProps & { node: CategoryNode }) {
  const t = useMessages('categories');
  const { edit, isBusy, error } = useCategoryEdit(prefix);
  const options = targetsOf(nodes, node);
  const parent = listNodes(nodes).find((one) => one.node.id === node.id)?.parent ?? null;
  const [into, setInto] = useState<string | null>(parent === null ? null : String(parent));
  const needsTarget = node.only > 0;
  return (
    <FormDialog
      title={t('delete.title', { name: node.name })}
      submit={t('delete.submit')}
      isDangerous
      isBusy={isBusy}
      isDisabled={needsTarget && into === null}
      onClose={onClose}
      onSubmit={() =>
        edit({ intent: 'delete', id: node.id, into: into ?? '' }, () => {
          onClose();
          return t('done.deleted', { name: node.name });
        })
      }
    >
      <p>{t('delete.effect', { count: node.own })}</p>
      {node.children.length > 0 && <p>{t('delete.children', { count: node.children.length })}</p>}
      <ComboBox
        label={needsTarget ? t('delete.only', { count: node.only }) : t('delete.redirect')}
        options={options}
        selectedKey={into}
        onSelectionChange={(key) => setInto(key === null ? null : String(key))}
        error={error}
      />
    </FormDialog>
  );
}

/** Returns the categories into which the items of a category can be moved, as options. */
function targetsOf(nodes: readonly CategoryNode[], { id }: CategoryNode) {
  const above = new Map(listNodes(nodes).map((one) => [one.node.id, one.above]));
  return optionsOf(nodes, (other) => other.id !== id && !(above.get(other.id)?.includes(id) ?? false));
}

/**
 * Returns categories as options. Each label includes the categories above, because categories with different parents
 * can have the same name.
 */
function optionsOf(nodes: readonly CategoryNode[], isOffered: (node: CategoryNode) => boolean) {
  const all = listNodes(nodes);
  const names = new Map(all.map(({ node }) => [node.id, node.name]));
  return all
    .filter(({ node }) => !node.isLink && isOffered(node))
    .map(({ node, above }) => ({
      id: String(node.id),
      label: [...above.map((id) => names.get(id) ?? ''), node.name].join(' › '),
    }));
}
