import { FolderPlus, FolderTree } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryDialogs, type OpenDialog } from './category-dialogs.tsx';
import { CategoryTree } from './category-tree.tsx';
import type { CategoryNode } from './category-node.ts';
import { useCategoryEdit } from './use-category-edit.ts';

/** The tree of categories with its dialogs. */
export function CategoryCard({
  prefix,
  nodes,
  canEdit,
}: {
  prefix: string;
  nodes: readonly CategoryNode[];
  canEdit: boolean;
}) {
  const t = useMessages('categories');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const moving = useCategoryEdit(prefix);
  const create = (
    <Button
      size="small"
      icon={<FolderPlus aria-hidden className="size-4" />}
      onPress={() => setDialog({ kind: 'create', parent: null })}
    >
      {t('category.new')}
    </Button>
  );
  return (
    <Card title={t('category.title')} side={canEdit && nodes.length > 0 && create} isFlush>
      {nodes.length === 0 ? (
        <EmptyState
          icon={<FolderTree aria-hidden className="size-5" />}
          title={t('category.none')}
          text={t('category.noneText')}
          action={canEdit && create}
        />
      ) : (
        <CategoryTree
          prefix={prefix}
          nodes={nodes}
          canEdit={canEdit}
          onOpen={setDialog}
          onMove={(node, { parent, before }) =>
            moving.edit({ intent: 'move', id: node.id, parent: parent ?? '', before: before ?? '' }, () =>
              t('done.moved', { name: node.name }),
            )
          }
        />
      )}
      <CategoryDialogs prefix={prefix} nodes={nodes} open={dialog} onClose={() => setDialog(null)} />
    </Card>
  );
}
