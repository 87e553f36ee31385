import { Star, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { AddChoice } from './add-choice.tsx';
import { useEdit } from './use-edit.ts';

/** The categories of an item. The one with the star is its primary category. */
export function CategoryField({
  prefix,
  itemId,
  categories,
  primary,
  revision,
  options,
  isReadOnly,
}: {
  prefix: string;
  itemId: number;
  categories: readonly number[];
  primary: number;
  /** Revision of the categories and of the choice of the primary category. */
  revision: string;
  options: readonly { id: number; name: string }[];
  isReadOnly: boolean;
}) {
  const t = useMessages('content');
  const { edit } = useEdit(prefix, { key: `${prefix} ${itemId} categories` });
  const save = (next: readonly number[], star: number) =>
    edit({ intent: 'categories', id: itemId, categories: next.join(','), primary: star, revision });
  const others = options.filter(({ id }) => !categories.includes(id));
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number) {
    const entries = list.current?.children ?? [];
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const [star, cross] = neighbour?.querySelectorAll('button') ?? [];
    // The focused button is removed with its category, so its neighbour receives the focus. The last category cannot be
    // removed, so it has only a star.
    (categories.length > 2 ? cross : star)?.focus();
    const rest = categories.filter((_, other) => other !== index);
    save(rest, rest.includes(primary) ? primary : (rest[0] ?? primary));
  }

  return (
    <div className="flex flex-col gap-2">
      <span className="text-secondary font-semibold">{t('field.categories')}</span>
      <ul ref={list} className="flex flex-wrap gap-1.5">
        {categories.map((id, index) => {
          const name = options.find((one) => one.id === id)?.name ?? String(id);
          const isPrimary = id === primary;
          return (
            <li
              key={id}
              className={`flex h-8 items-center gap-1 rounded-tag px-1 font-semibold ${isPrimary ? 'bg-accent-soft text-accent' : 'bg-sunken text-muted'}`}
            >
              <Button
                isDisabled={isReadOnly}
                // Unlike a disabled button, this one keeps the focus after its category has become the primary one.
                aria-disabled={isPrimary}
                aria-label={
                  isPrimary ? t('category.isPrimary', { name }) : t('category.makePrimary', { name })
                }
                onPress={() => isPrimary || save(categories, id)}
                className={`grid size-6 place-items-center rounded-tag ${isPrimary ? '' : 'cursor-pointer data-hovered:bg-surface'}`}
              >
                <Star aria-hidden className="size-3.5" fill={isPrimary ? 'currentColor' : 'none'} />
              </Button>
              {name}
              {categories.length > 1 && !isReadOnly && (
                <Button
                  aria-label={t('category.remove', { name })}
                  onPress={() => remove(index)}
                  className="grid size-6 cursor-pointer place-items-center rounded-tag data-hovered:bg-surface"
                >
                  <X aria-hidden className="size-3.5" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && others.length > 0 && (
        <AddChoice
          label={t('category.add')}
          options={others.map(({ id, name }) => ({ id: String(id), label: name }))}
          onAdd={(id) => save([...categories, Number(id)], primary)}
        />
      )}
      <p className="text-secondary text-faint">{t('category.help')}</p>
    </div>
  );
}
