import { useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Difference } from './difference.tsx';
import type { ItemGroup } from './group-changes.ts';
import { PictureTile } from './picture-tile.tsx';

/** Number of items that are shown before the operator asks for all of them. */
const firstRows = 8;

/** The items of a group, each with its cover, and with its values if they differ. */
export function GroupRows({
  group: { items, shared },
  renderBefore,
  renderAfter,
}: {
  group: ItemGroup;
  /** Render the contents before and after the name of an item. */
  renderBefore?: (item: ItemGroup['items'][number]) => ReactNode;
  renderAfter?: (item: ItemGroup['items'][number]) => ReactNode;
}) {
  const t = useMessages('changes');
  const [isOpen, setOpen] = useState(false);
  // A single further row is shown too, because the button would take as much room.
  const shown = isOpen || items.length <= firstRows + 1 ? items : items.slice(0, firstRows);
  return (
    <ul>
      {shown.map((item) => {
        const { key, cover, name, href } = item.change;
        return (
          <li
            key={key}
            className="flex min-h-12 items-center gap-3 border-b border-divider px-5 py-1.5 last:border-0"
          >
            {renderBefore?.(item)}
            {cover && cover.src !== '' && <PictureTile picture={cover} className="size-8 shrink-0" />}
            <div className="min-w-0 flex-1">
              <p className="break-words">{href === '' ? name : <TextLink href={href}>{name}</TextLink>}</p>
              {!shared && <Difference {...item.field} />}
            </div>
            {renderAfter?.(item)}
          </li>
        );
      })}
      {shown.length < items.length && (
        <li className="px-5 py-2">
          <Button kind="quiet" size="small" onPress={() => setOpen(true)}>
            {t('group.more', { count: items.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}
