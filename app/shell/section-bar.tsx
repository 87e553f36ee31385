import {
  CircleHelp,
  CloudSun,
  Ellipsis,
  Gamepad2,
  LayoutGrid,
  Newspaper,
  ShoppingBag,
  Smartphone,
  Sparkles,
} from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { MenuEntry } from '#app/pages/layouts/block.server.ts';
import type { SectionMark } from '#app/domain/vertical.ts';

const marks: Readonly<Record<SectionMark, typeof Gamepad2>> = {
  game: Gamepad2,
  page: Newspaper,
  stars: Sparkles,
  question: CircleHelp,
  sky: CloudSun,
  bag: ShoppingBag,
  app: Smartphone,
  shelf: LayoutGrid,
};

/** Number of cells of the bar. If there are more sections, the last cell opens the rest. */
const cells = 5;

/** The portal's sections at the bottom of narrow windows, whose top bar has no room for them. */
export function SectionBar({ menu, currentId }: { menu: readonly MenuEntry[]; currentId: number | null }) {
  const t = useMessages('shell');
  const id = useId();
  const shown = menu.length > cells ? menu.slice(0, cells - 1) : menu;
  const rest = menu.slice(shown.length);
  const isInRest = rest.some((entry) => entry.id === currentId);
  // The number is known before the last entry has arrived, so the first entries do not move.
  const columns = shown.length + (rest.length > 0 ? 1 : 0);
  return (
    <nav aria-label={t('frame.sections')} className="section-bar">
      <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} isCurrent={entry.id === currentId} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button type="button" popoverTarget={id} aria-current={isInRest ? 'true' : undefined}>
              <Ellipsis aria-hidden />
              {t('frame.more')}
            </button>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <div id={id} popover="auto" aria-label={t('frame.moreSections')} className="section-sheet">
          <ul>
            {rest.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} isCurrent={entry.id === currentId} closes={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

function Entry({
  entry,
  isCurrent,
  closes,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  /** Id of the sheet that contains the entry, if it opens another page in the same document. */
  closes?: string;
}) {
  const Mark = marks[entry.mark];
  return (
    <Link
      to={entry.href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => closes && document.getElementById(closes)?.hidePopover()}
    >
      <Mark aria-hidden />
      <span>{entry.name}</span>
    </Link>
  );
}
