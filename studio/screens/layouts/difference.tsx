import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockField, BlockType } from './block-field.ts';
import type { LayoutDifference, NamedBlock } from './compare-layouts.ts';
import { useValueWords } from './value-words.ts';

/** What a difference needs to know about a type of block. */
export type NamedType = Pick<BlockType, 'name' | 'fields'>;

/** One difference of a layout as a sentence. */
export function Difference({
  difference,
  types,
}: {
  difference: LayoutDifference;
  types: ReadonlyMap<string, NamedType>;
}) {
  const t = useMessages('layouts');
  const wordsOf = useValueWords();
  const nameOf = ({ type, title }: NamedBlock) => title || (types.get(type)?.name ?? type);
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
      const { key, before, after } = difference;
      const field = findField(types.get(difference.block.type), key);
      return t('difference.changed', {
        block,
        setting: field?.title ?? key,
        before: wordsOf(field, before),
        after: wordsOf(field, after),
      });
    }
  }
}

function findField(type: NamedType | undefined, key: string): BlockField | undefined {
  return (
    type &&
    Object.values(type.fields)
      .flat()
      .find((field) => field.key === key)
  );
}
