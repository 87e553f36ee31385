import { Monitor } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { canvasActions, type CanvasAction, type CanvasBlock } from '#app/pages/canvas/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { lazyHydration } from '../../ui/lazy-hydration.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useUnchanged } from '../../ui/use-unchanged.ts';
import { windowWidths } from '../../ui/window-widths.ts';
import type { BlockType } from '#app/changes/block-field.ts';
import { blockName } from './block-names.ts';
import { CanvasToolbar } from './canvas-toolbar.tsx';
import { Canvas, type CanvasKey } from './canvas.tsx';
import { useLayoutEditing } from './layout-context.ts';
import type { PagesData } from './read-pages.server.ts';
import { windowsOf, type BlockActions } from './use-block-actions.ts';
import { canvasClasses, useCanvasView } from './use-canvas-view.ts';

/** The code of the field is loaded only when it is needed, because home pages have no page input. */
const PageInputField = lazyHydration(
  async () => (await import('./page-input-field.tsx')).PageInputField,
  ({ kind }) => (kind === 'home' ? null : <Skeleton className="h-9 w-52 pointer-coarse:h-11" />),
);

/** Width in CSS pixels from which a window is not a phone (`show_on`). */
const wideWindow = 768;

interface CanvasPaneProps {
  data: PagesData;
  types: ReadonlyMap<string, BlockType>;
  actions: BlockActions;
  selected: number | null;
  onSelect: (position: number | null) => void;
  onKey: (key: CanvasKey) => void;
  onPaste: (text: string) => void;
  /** Opens the palette for a new block at a position. */
  onAdd: (at: number) => void;
}

/** The real page, and the controls for its size, theme and page input. */
export function CanvasPane({
  data,
  types,
  actions,
  selected,
  onSelect,
  onKey,
  onPaste,
  onAdd,
}: CanvasPaneProps) {
  const { section, kind, page } = data;
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const { blocks, saved, canEdit, isSettled } = editing;
  // On a phone, a desktop page would be too small to read.
  const isWide = useMediaQuery('(min-width: 768px)', true);
  const view = useCanvasView(isWide ? windowWidths.desktop : windowWidths.phone);
  const { width, shown } = view;
  // The page shows the saved blocks. While an action is being sent, their positions differ from those in the list, so
  // the mark stays where it is.
  const [marked, setMarked] = useState(selected);
  if (isSettled && marked !== selected) setMarked(selected);

  const hide = (position: number) => {
    const block = blocks[position];
    if (!block) return;
    // Hides the block at the width of the canvas. The second press shows it at every width again.
    const other = width < wideWindow ? 'desktop' : 'phone';
    actions.showOn(position, windowsOf(block) === other ? 'all' : other);
  };
  const onAct = (action: CanvasAction, of: number, to?: number) => {
    const position = isSettled ? of : (selected ?? of);
    if (action === 'move') actions.move(position, to ?? position);
    else if (action === 'up') actions.step(position, -1);
    else if (action === 'down') actions.step(position, 1);
    else if (action === 'duplicate') actions.duplicate(position);
    else if (action === 'hide') hide(position);
    else if (action === 'remove') actions.remove(position);
    else onAdd(position + 1);
  };
  const describedBlocks = useMemo(
    () =>
      saved.map((block): CanvasBlock => {
        const type = types.get(block.module);
        const name = blockName(block, type);
        const tag = typeof block.config.tag === 'string' ? block.config.tag : '';
        return {
          label: type && name !== type.name ? `${type.name}: ${name}` : name,
          region: type?.region ?? 'main',
          hint: t('canvas.empty', {
            description: type?.description ?? '',
            tag,
            hasTag: tag === '' ? 'other' : 'true',
          }),
        };
      }),
    [saved, t, types],
  );
  // The page draws its outlines again with each message, so the same blocks are not sent again.
  const canvasBlocks = useUnchanged(describedBlocks);
  const tools = useMemo(
    () => (canEdit ? canvasActions.map((action) => ({ action, label: t('canvas.tool', { action }) })) : []),
    [canEdit, t],
  );
  const pageInput = useMemo(
    () => (
      <PageInputField
        key={kind}
        kind={kind}
        page={page}
        prefix={section.prefix}
        categories={data.categories}
      />
    ),
    [data.categories, kind, page, section.prefix],
  );
  const isElsewhere = shown !== null && shown.layout !== `${section.id} ${kind}`;
  return (
    <div className={`${canvasClasses} tablet:h-auto`}>
      <CanvasToolbar {...view.toolbar} address={shown?.address ?? page?.address ?? ''}>
        {pageInput}
      </CanvasToolbar>
      {page && isElsewhere && (
        <Banner kind="info" title={t('canvas.elsewhere')}>
          <TextLink href={`/pages?${new URLSearchParams({ address: shown.address }).toString()}`}>
            {t('canvas.editShown')}
          </TextLink>
        </Banner>
      )}
      {page ? (
        <Canvas
          {...view.canvas}
          source={data.canvas}
          address={page.address}
          title={t('canvas.title', { section: section.name, kind })}
          layout={`${section.id} ${kind}`}
          blocks={canvasBlocks}
          selected={isSettled ? selected : marked}
          tools={tools}
          onSelect={onSelect}
          onAct={onAct}
          onKey={onKey}
          onPaste={onPaste}
        />
      ) : (
        <EmptyState
          icon={<Monitor aria-hidden className="size-4.5" />}
          title={t('canvas.nothing')}
          text={t('canvas.nothingText')}
        />
      )}
    </div>
  );
}
