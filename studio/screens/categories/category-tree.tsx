import {
  ChevronRight,
  CornerDownRight,
  FolderPlus,
  Merge,
  MoreHorizontal,
  Move,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useMemo } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { Link } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx';
import type { OpenDialog } from './category-dialogs.tsx';
import { canContain, listNodes, type CategoryNode } from './category-node.ts';
import { positionOfDrop, type TreePosition } from './drop-position.ts';

interface CategoryTreeProps {
  prefix: string;
  nodes: readonly CategoryNode[];
  canEdit: boolean;
  onOpen: (dialog: OpenDialog) => void;
  onMove: (node: CategoryNode, position: TreePosition) => void;
}

/** The categories of a section. They are moved by pointer, touch or keyboard. */
export function CategoryTree({ prefix, nodes, canEdit, onOpen, onMove }: CategoryTreeProps) {
  const t = useMessages('categories');
  const all = useMemo(() => listNodes(nodes), [nodes]);
  const find = (key: unknown) => all.find(({ node }) => node.id === key)?.node;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': find(key)?.name ?? '' })),
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const node = find(key);
      const position = node && positionOfDrop(nodes, target);
      if (node && position && canContain(nodes, node.id, position.parent)) onMove(node, position);
    },
  });
  return (
    <Tree
      aria-label={t('category.tree')}
      items={nodes}
      dependencies={[nodes, canEdit]}
      defaultExpandedKeys={all.map(({ node }) => node.id)}
      dragAndDropHooks={dragAndDropHooks}
      className="flex flex-col p-2"
    >
      {function renderNode(node: CategoryNode) {
        return (
          <TreeItem
            id={node.id}
            textValue={node.name}
            className="rounded-control outline-offset-[-2px] data-dragging:opacity-50 data-drop-target:bg-accent-soft data-hovered:bg-hover"
          >
            <CategoryRow prefix={prefix} node={node} canEdit={canEdit} onOpen={onOpen} />
            <Collection items={node.children}>{renderNode}</Collection>
          </TreeItem>
        );
      }}
    </Tree>
  );
}

function CategoryRow({
  prefix,
  node,
  canEdit,
  onOpen,
}: Pick<CategoryTreeProps, 'prefix' | 'canEdit' | 'onOpen'> & { node: CategoryNode }) {
  const t = useMessages('categories');
  const formats = useFormats();
  const { name, isLink, total, own } = node;
  return (
    <TreeItemContent>
      {({ level, hasChildItems, isExpanded }) => (
        <div
          className="flex min-h-11 items-center gap-2 pe-1"
          style={{ paddingInlineStart: `${(level - 1) * 1.5}rem` }}
        >
          {canEdit && <DragHandle />}
          {hasChildItems ? (
            <Button
              slot="chevron"
              className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-tag text-faint"
            >
              <ChevronRight
                aria-hidden
                className={`size-4 transition-transform ${isExpanded ? 'rotate-90' : 'rtl:rotate-180'}`}
              />
            </Button>
          ) : (
            <span className="size-7 shrink-0" />
          )}
          <CategoryIcon node={node} />
          <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
            {name}
          </span>
          {isLink ? (
            <span className="text-secondary text-faint">{t('category.link')}</span>
          ) : (
            <Link
              to={`/content/${prefix}?category=${node.id}`}
              className="touch-target rounded-tag px-2 py-1 text-secondary text-muted tabular-nums hover:text-accent hover:underline"
              aria-label={t('category.show', { name, count: total })}
              title={own === total ? undefined : t('category.own', { count: own })}
            >
              {formats.number(total)}
            </Link>
          )}
          {canEdit && (
            <Menu
              label={t('category.actions', { name })}
              trigger={
                <IconButton
                  size="small"
                  label={t('category.actions', { name })}
                  icon={<MoreHorizontal aria-hidden className="size-4" />}
                />
              }
            >
              <MenuItem
                icon={<Pencil aria-hidden className="size-4" />}
                onAction={() => onOpen({ kind: 'edit', node })}
              >
                {t('action.edit')}
              </MenuItem>
              <MenuItem
                icon={<FolderPlus aria-hidden className="size-4" />}
                isDisabled={level >= 4 || isLink}
                onAction={() => onOpen({ kind: 'create', parent: node })}
              >
                {t('action.addBelow')}
              </MenuItem>
              <MenuItem
                icon={<Move aria-hidden className="size-4" />}
                onAction={() => onOpen({ kind: 'move', node })}
              >
                {t('action.move')}
              </MenuItem>
              <MenuItem
                icon={<Merge aria-hidden className="size-4" />}
                isDisabled={isLink}
                onAction={() => onOpen({ kind: 'merge', node })}
              >
                {t('action.merge')}
              </MenuItem>
              <MenuLine />
              <MenuItem
                isDangerous
                icon={<Trash2 aria-hidden className="size-4" />}
                onAction={() => onOpen({ kind: 'delete', node })}
              >
                {t('action.delete')}
              </MenuItem>
            </Menu>
          )}
        </div>
      )}
    </TreeItemContent>
  );
}

function CategoryIcon({ node: { icon, isLink } }: { node: CategoryNode }) {
  const picture = usePicture(icon);
  if (isLink) return <CornerDownRight aria-hidden className="size-4 shrink-0 text-faint rtl:-scale-x-100" />;
  return picture?.src ? (
    <img src={picture.src} alt="" className="size-6 shrink-0 rounded-tag object-cover" />
  ) : null;
}
