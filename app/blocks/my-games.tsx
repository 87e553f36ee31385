import { ArrowLeft, ArrowRight, Heart, Trash2, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCollectionMessages, useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { Tile } from '#app/ui/tile.tsx';
import { moveCollected, restore, uncollect, useCollectedIds } from '#app/visitor/collection.ts';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { BackupButtons } from './backup-buttons.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { useItemTiles } from './use-item-tiles.ts';

/**
 * The visitor's collected items of a vertical, with reordering, removal, undo, backup and restore (spec MINE-2,
 * MINE-6).
 */
export function MyGames({ data }: { data: BlockData<(typeof coreBlocks)['myGames']> }) {
  const t = useMessages('blocks');
  const own = useCollectionMessages();
  const { prefix } = data;
  const ids = useCollectedIds(prefix);
  const tiles = useItemTiles(prefix, ids);
  const isHydrated = useIsHydrated();

  // The following blocks stay hidden until the list has its height, so that nothing shifts.
  const isPending = !isHydrated || (ids.length > 0 && tiles === null);

  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The removed item and its index, until the focus has moved. */
  const removed = useRef<{ id: number; index: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!removed.current || isPending || ids.includes(removed.current.id)) return;
    const { index } = removed.current;
    removed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? heading.current)?.focus();
  }, [ids, isPending]);

  function remove(id: number, title: string | undefined) {
    removed.current = { id, index: ids.indexOf(id) };
    const index = uncollect(prefix, id);
    const text = title === undefined ? own('collection.removedUnknown') : t('collected.removed', { title });
    showToast(text, { action: { label: t('collected.undo'), run: () => restore(prefix, id, index) } });
  }

  function move(id: number, by: -1 | 1, title: string | undefined) {
    const place = ids.indexOf(id) + 1 + by;
    if (place < 1 || place > ids.length) return;
    moveCollected(prefix, id, by);
    setAnnouncement(t('collected.place', { item: title ?? t('collected.gone'), place, count: ids.length }));
  }

  return (
    <section className="shell mt-4 min-h-80" data-pending={isPending || undefined}>
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex min-h-11 items-center text-2xl outline-none md:text-3xl"
        >
          {own('collection.title')}
          {ids.length > 0 && (
            <span className="ms-3 align-middle font-text text-base font-semibold text-faint">
              {ids.length}
            </span>
          )}
        </h1>
        {isHydrated && <BackupButtons prefix={prefix} isEmpty={ids.length === 0} />}
      </div>
      <noscript>
        <p className="panel">{own('collection.noScript')}</p>
      </noscript>
      {isHydrated && ids.length === 0 && (
        <EmptyState
          icon={Heart}
          title={t('collected.none')}
          action={{ href: data.home, label: own('collection.find') }}
        >
          {own('collection.hint')}
        </EmptyState>
      )}
      {tiles === 'failed' && (
        <EmptyState icon={WifiOff} title={own('collection.notLoaded')}>
          {t('collected.safe')}
        </EmptyState>
      )}
      {ids.length > 0 && tiles !== 'failed' && (
        <div className="grid-box">
          <ul ref={list} aria-label={own('collection.title')} className="tile-grid gap-y-5">
            {ids.map((id, index) =>
              tiles === null ? (
                <li key={id} className="aspect-square animate-pulse rounded-tile bg-surface" />
              ) : (
                <Collected
                  key={id}
                  tile={tiles.get(id) ?? null}
                  isFirst={index === 0}
                  isLast={index === ids.length - 1}
                  onMove={(by) => move(id, by, tiles.get(id)?.title)}
                  onRemove={() => remove(id, tiles.get(id)?.title)}
                />
              ),
            )}
          </ul>
          <p className="sr-only" aria-live="polite">
            {announcement}
          </p>
        </div>
      )}
    </section>
  );
}

function Collected({
  tile,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  tile: TileData | null;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const t = useMessages('blocks');
  const own = useCollectionMessages();
  const title = tile?.title;
  const labels =
    title === undefined
      ? {
          forward: own('collection.moveUnknownForward'),
          back: own('collection.moveUnknownBack'),
          remove: own('collection.removeUnknown'),
        }
      : {
          forward: t('collected.moveForward', { title }),
          back: t('collected.moveBack', { title }),
          remove: t('collected.remove', { title }),
        };
  // Buttons that would move an item beyond an end of the list are not disabled, because a disabled button loses the
  // focus.
  const shape = 'grid h-11 flex-1 place-items-center hover:bg-over/8 aria-disabled:opacity-30';
  return (
    <li className="min-w-0">
      {tile ? (
        <ul>
          <Tile tile={tile} />
        </ul>
      ) : (
        <div className="grid aspect-square place-items-center rounded-tile border-2 border-dashed border-line p-3 text-center text-sm text-faint">
          {t('collected.gone')}
        </div>
      )}
      <div className="mt-2 flex overflow-hidden rounded-full bg-surface">
        <button
          type="button"
          className={shape}
          aria-disabled={isFirst}
          aria-label={labels.forward}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        </button>
        <button type="button" data-remove className={shape} aria-label={labels.remove} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          className={shape}
          aria-disabled={isLast}
          aria-label={labels.back}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </button>
      </div>
    </li>
  );
}
