import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import type { BlockType } from './block-field.ts';
import { blockName, neighbourOf } from './block-names.ts';
import type { StoredBlock } from './layout-edits.ts';
import { useLayoutContext } from './layout-context.ts';

export const windowKinds = ['all', 'phone', 'desktop'] as const;
/** The windows in which a block is visible. */
export type Windows = (typeof windowKinds)[number];

/** Returns the windows in which a block is visible. */
export function windowsOf({ config }: StoredBlock): Windows {
  return windowKinds.find((kind) => kind === config.show_on) ?? 'all';
}

/** Actions on the blocks of the layout, for menus, keys and the canvas. */
export interface BlockActions {
  insert: (block: StoredBlock, at: number) => void;
  duplicate: (position: number) => void;
  remove: (position: number) => void;
  /** Moves a block past its neighbour in the same part of the page. */
  step: (position: number, step: 1 | -1) => void;
  move: (position: number, to: number) => void;
  /** Limits a block to a kind of window. */
  showOn: (position: number, windows: Windows) => void;
  copy: (position: number) => void;
  /** Inserts a block from its JSON text. */
  paste: (text: string, at: number) => void;
  reset: () => void;
  canStep: (position: number, step: 1 | -1) => boolean;
}

export function useBlockActions(types: ReadonlyMap<string, BlockType>): BlockActions {
  const t = useMessages('layouts');
  const { editing } = useLayoutContext();
  const { act, blocks } = editing;
  return useMemo(() => {
    const nameAt = (position: number) => {
      const block = blocks[position];
      return block ? blockName(block, types.get(block.module)) : '';
    };
    const insert: BlockActions['insert'] = (block, at) =>
      act(
        { intent: 'insert', at, block },
        t('action.added', { block: blockName(block, types.get(block.module)) }),
      );
    const move: BlockActions['move'] = (position, to) =>
      act({ intent: 'move', position, to }, t('action.moved', { block: nameAt(position), place: to + 1 }));
    return {
      insert,
      move,
      duplicate: (position) =>
        act({ intent: 'duplicate', position }, t('action.duplicated', { block: nameAt(position) })),
      remove: (position) =>
        act({ intent: 'remove', position }, t('action.removed', { block: nameAt(position) })),
      step: (position, step) => {
        const to = neighbourOf(blocks, types, position, step);
        if (to !== null) move(position, to);
      },
      showOn: (position, windows) =>
        act(
          { intent: 'set', position, key: 'show_on', value: windows === 'all' ? null : windows },
          t('action.shownOn', { block: nameAt(position), windows }),
        ),
      canStep: (position, step) => neighbourOf(blocks, types, position, step) !== null,
      copy: (position) => {
        const block = blocks[position];
        if (!block) return;
        const text = JSON.stringify(block, null, 2);
        navigator.clipboard.writeText(text).then(
          () => showToast({ text: t('action.copied', { block: nameAt(position) }) }),
          () => showToast({ text: t('action.notCopied') }),
        );
      },
      paste: (text, at) => {
        const block = readBlock(text);
        if (block) insert(block, at);
        else showToast({ text: t('action.notABlock') });
      },
      reset: () => act({ intent: 'reset' }, t('action.reset')),
    };
  }, [act, blocks, t, types]);
}

function readBlock(text: string): StoredBlock | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('module' in value)) return null;
    const { module: type, config } = value as { module: unknown; config?: StoredBlock['config'] };
    return typeof type === 'string' ? { module: type, config: config ?? {} } : null;
  } catch {
    return null;
  }
}
