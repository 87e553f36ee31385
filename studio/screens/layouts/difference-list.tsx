import { use } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockField, BlockType } from './block-field.ts';
import type { LayoutDifference, NamedBlock } from '#app/changes/compare-layouts.ts';
import { EditingContext, useOpenLayout } from './layout-context.ts';
import { sourceOf } from './layout-edits.ts';
import { useValueWords } from './value-words.ts';

/** The properties of a block type that describe a difference. */
export type NamedType = Pick<BlockType, 'name' | 'fields'>;

/**
 * Differences of a layout as sentences. Equal sentences, about blocks with the same name, are shown once with their
 * number.
 */
export function DifferenceList({
  differences,
  types,
  most,
  className,
}: {
  differences: readonly LayoutDifference[];
  types: ReadonlyMap<string, NamedType>;
  /** Number of sentences that are shown. */
  most?: number;
  className: string;
}) {
  const t = useMessages('layouts');
  const sentenceOf = useSentences(types);
  const counts = new Map<string, number>();
  for (const sentence of differences.map(sentenceOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return (
    <ul className={className}>
      {[...counts].slice(0, most).map(([sentence, count]) => (
        <li key={sentence}>{t('difference.counted', { sentence, count })}</li>
      ))}
    </ul>
  );
}

function useSentences(types: ReadonlyMap<string, NamedType>): (difference: LayoutDifference) => string {
  const t = useMessages('layouts');
  const wordsOf = useValueWords();
  const layout = useOpenLayout();
  const saved = use(EditingContext)?.saved ?? [];
  const nameOf = ({ type, title }: NamedBlock) => title || (types.get(type)?.name ?? type);
  return (difference) => {
    const block = nameOf(difference.block);
    switch (difference.kind) {
      case 'removed':
        return t('difference.removed', { block });
      case 'added': {
        const { next } = difference;
        return next
          ? t('difference.added', { block, next: nameOf(next) })
          : t('difference.addedLast', { block });
      }
      case 'moved': {
        const { beside, isUp } = difference;
        const direction = isUp ? 'up' : 'down';
        return t('difference.moved', { block, direction, beside: beside ? nameOf(beside) : '' });
      }
      case 'changed': {
        const { key, before, after, position } = difference;
        const source = sourceOf(saved[position]?.config ?? {}, layout?.sectionId ?? 0);
        const field = findField(types.get(difference.block.type), key);
        return t('difference.changed', {
          block,
          setting: field?.title ?? key,
          before: wordsOf(field, before, source),
          after: wordsOf(field, after, source),
        });
      }
    }
  };
}

function findField(type: NamedType | undefined, key: string): BlockField | undefined {
  return (
    type &&
    Object.values(type.fields)
      .flat()
      .find((field) => field.key === key)
  );
}
