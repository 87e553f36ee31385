import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showToast } from '../../ui/toast.tsx';
import type { BlockType } from '#app/changes/block-field.ts';
import { blockName, neighbourOf } from './block-names.ts';
import { readCopiedBlock } from './copied-block.ts';
import type { StoredBlock } from './layout-edits.ts';
import { useLayoutEditing } from './layout-context.ts';

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
  /** Shows a block only in one kind of window, or in all windows. */
  showOn: (position: number, windows: Windows) => void;
  copy: (position: number) => void;
  /**
   * Inserts a block from its JSON text. `onDone` receives the reason if the text is refused, and `null` if the block is
   * saved. Without `onDone`, a toast shows the reason.
   */
  paste: (text: string, at: number, onDone?: (fault: string | null) => void) => void;
  reset: () => void;
  /** Returns the JSON text of a block for pasting, or "" if there is no such block. */
  jsonOf: (position: number) => string;
}

/**
 * Returns the actions. They stay the same in each rendering, and apply to the blocks that are on the screen when they
 * run.
 */
export function useBlockActions(types: ReadonlyMap<string, BlockType>, maxBlocks: number): BlockActions {
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  }, [editing]);
  return useMemo(() => {
    const act: typeof editing.act = (...action) => latest.current.act(...action);
    const blockAt = (position: number) => latest.current.blocks[position];
    const nameOf = (block: StoredBlock) => blockName(block, types.get(block.module));
    const nameAt = (position: number) => {
      const block = blockAt(position);
      return block ? nameOf(block) : '';
    };
    const jsonOf: BlockActions['jsonOf'] = (position) => {
      const block = blockAt(position);
      return block ? JSON.stringify(block, null, 2) : '';
    };
    const isFull = () => latest.current.blocks.length >= maxBlocks;
    const full = t('action.failed', { outcome: 'full' });
    const insert: BlockActions['insert'] = (block, at) => {
      if (isFull()) showToast({ text: full });
      else act({ intent: 'insert', at, block }, t('action.added', { block: nameOf(block) }));
    };
    const move: BlockActions['move'] = (position, to) =>
      act({ intent: 'move', position, to }, t('action.moved', { block: nameAt(position), place: to + 1 }));
    return {
      insert,
      move,
      duplicate: (position) => {
        if (isFull()) showToast({ text: full });
        else act({ intent: 'duplicate', position }, t('action.duplicated', { block: nameAt(position) }));
      },
      remove: (position) =>
        act({ intent: 'remove', position }, t('action.removed', { block: nameAt(position) })),
      step: (position, step) => {
        const to = neighbourOf(latest.current.blocks, types, position, step);
        if (to !== null) move(position, to);
      },
      showOn: (position, windows) =>
        act(
          { intent: 'set', position, key: 'show_on', value: windows === 'all' ? null : windows },
          t('action.shownOn', { block: nameAt(position), windows }),
        ),
      jsonOf,
      copy: (position) => {
        const text = jsonOf(position);
        if (text === '') return;
        void copyText(text).then((isCopied) =>
          showToast({
            text: isCopied ? t('action.copied', { block: nameAt(position) }) : t('action.notCopied'),
          }),
        );
      },
      paste: (text, at, onDone) => {
        const read = readCopiedBlock(text, types);
        if ('block' in read && !isFull()) {
          act(
            { intent: 'insert', at, block: read.block },
            t('action.pasted', { block: nameOf(read.block) }),
            onDone,
          );
          return;
        }
        const fault = 'block' in read ? full : t('paste.fault', read);
        if (onDone) onDone(fault);
        else showToast({ text: fault });
      },
      reset: () => act({ intent: 'reset' }, t('action.reset')),
    };
  }, [maxBlocks, t, types]);
}
