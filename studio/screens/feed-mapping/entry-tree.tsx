import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  Collection,
  Input,
  SearchField,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  type Key,
} from 'react-aria-components';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { ValueNode } from '#app/feeds/mapping/value-tree.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { boxClasses } from '../../ui/field.tsx';
import { dragType } from './dragged-value.ts';
import { filterTree, keyTree, nodesByKey, type KeyedNode } from './keyed-tree.ts';
import type { PointedValue } from './use-mapping.ts';

interface TreeProps {
  tree: readonly ValueNode[];
  /** Position of the entry, from 0, and number of entries that can be shown. */
  position: number;
  shown: number;
  onPosition: (position: number) => void;
  /** Path of the chosen value, for which the operator has not chosen a field yet. */
  chosen: string | null;
  /** Paths that the rule of the shown field uses. */
  own: ReadonlySet<string>;
  /** For each path that a rule uses, the field of this rule. */
  used: ReadonlyMap<string, MappedField>;
  onValue: (value: PointedValue) => void;
  onCancel: () => void;
}

/** An entry of the list as a tree of values, which are chosen or dragged onto a field. */
export function EntryTree({
  tree,
  position,
  shown,
  onPosition,
  chosen,
  own,
  used,
  onValue,
  onCancel,
}: TreeProps) {
  const t = useMessages('feed-mapping');
  const [search, setSearch] = useState('');
  const { nodes, byKey, expanded, onExpandedChange } = useNodes(tree, search);
  const chosenKey = [...byKey.values()].find(({ path, values }) => path === chosen && values.length > 0)?.key;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const node = byKey.get(String(key));
        if (!node || node.values.length === 0) return [];
        const { path, values } = node;
        return [{ [dragType]: JSON.stringify({ path, values }), 'text/plain': values[0] ?? '' }];
      }),
    getAllowedDropOperations: () => ['copy'],
  });
  return (
    <Card
      title={t('entry.title')}
      isFlush
      side={shown > 0 && <EntrySteps position={position} shown={shown} onPosition={onPosition} />}
    >
      <SearchField
        aria-label={t('entry.search')}
        value={search}
        onChange={setSearch}
        className="relative border-b border-divider px-3 py-2"
      >
        <Search aria-hidden className="absolute start-6 top-4.5 size-4 text-faint" />
        <Input placeholder={t('entry.search')} className={`${boxClasses} ps-9`} />
      </SearchField>
      <Tree
        aria-label={t('entry.values')}
        items={nodes}
        dependencies={[nodes, own, used]}
        expandedKeys={expanded}
        onExpandedChange={onExpandedChange}
        selectionMode="single"
        selectedKeys={chosenKey === undefined ? [] : [chosenKey]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          const node = byKey.get(String(key));
          if (!node) onCancel();
          else if (node.values.length > 0) onValue({ path: node.path, values: node.values });
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="px-2 py-3 text-secondary text-faint">{t('entry.none')}</p>}
        className="flex max-h-[60dvh] flex-col overflow-auto p-2 outline-none desktop:max-h-[calc(100dvh-13rem)]"
      >
        {function renderNode(node: KeyedNode) {
          return (
            <TreeItem
              id={node.key}
              textValue={`${node.name} ${node.values.join(' ')}`}
              className={classes(
                'group cursor-pointer rounded-control outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover data-selected:bg-accent-soft',
                own.has(node.path) && node.values.length > 0 && 'bg-sunken',
              )}
            >
              <NodeRow node={node} field={node.values.length > 0 ? used.get(node.path) : undefined} />
              <Collection items={node.children}>{renderNode}</Collection>
            </TreeItem>
          );
        }}
      </Tree>
    </Card>
  );
}

/**
 * Returns the nodes that contain a text, and those of them that are expanded. A search expands all nodes.
 */
function useNodes(tree: readonly ValueNode[], search: string) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const nodes = useMemo(() => filterTree(keyTree(tree), search), [tree, search]);
  const byKey = useMemo(() => nodesByKey(nodes), [nodes]);
  return {
    nodes,
    byKey,
    expanded: [...byKey.keys()].filter((key) => search !== '' || !collapsed.has(key)),
    onExpandedChange: (expanded: ReadonlySet<Key>) =>
      setCollapsed(new Set([...byKey.keys()].filter((key) => !expanded.has(key)))),
  };
}

/** The number of the shown entry, with buttons to its neighbours. */
function EntrySteps({ position, shown, onPosition }: Pick<TreeProps, 'position' | 'shown' | 'onPosition'>) {
  const t = useMessages('feed-mapping');
  return (
    <>
      <IconButton
        size="small"
        label={t('entry.previous')}
        icon={<ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />}
        isDisabled={position === 0}
        onPress={() => onPosition(position - 1)}
      />
      <span className="tabular-nums" aria-live="polite">
        {t('entry.position', { position: position + 1, count: shown })}
      </span>
      <IconButton
        size="small"
        label={t('entry.next')}
        icon={<ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />}
        isDisabled={position >= shown - 1}
        onPress={() => onPosition(position + 1)}
      />
    </>
  );
}

function NodeRow({ node, field }: { node: KeyedNode; field: MappedField | undefined }) {
  const t = useMessages('feed-mapping');
  const { name, values, count, children } = node;
  const isAll = name.startsWith('*.');
  return (
    <TreeItemContent>
      {({ level }) => (
        <div
          className="flex min-h-9 items-center gap-1.5 pe-2 pointer-coarse:min-h-11"
          style={{ paddingInlineStart: `${(level - 1) * 1.125}rem` }}
        >
          {children.length > 0 ? (
            <Button
              slot="chevron"
              className="grid size-6 shrink-0 cursor-pointer place-items-center text-faint"
            >
              <ChevronRight
                aria-hidden
                className="size-4 transition-transform group-data-expanded:rotate-90 rtl:rotate-180 rtl:group-data-expanded:rotate-90"
              />
            </Button>
          ) : (
            <span className="size-6 shrink-0" />
          )}
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{isAll ? t('entry.each', { name: name.slice(2) }) : name}</span>{' '}
            <span className="text-secondary text-muted">
              {values.length > 0 ? values.join(' · ') : t('entry.group', { count: count ?? children.length })}
            </span>
          </span>
          {field && (
            <span className="shrink-0 rounded-tag bg-accent-soft px-1.5 text-small font-semibold text-accent">
              {t('field.name', { field })}
            </span>
          )}
          <DragHandle className={classes('size-7 text-faint', values.length === 0 && 'invisible')} />
        </div>
      )}
    </TreeItemContent>
  );
}
