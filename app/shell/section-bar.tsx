import {
  CircleHelp,
  CloudSun,
  Ellipsis,
  FileText,
  Gamepad2,
  LayoutGrid,
  Newspaper,
  ShoppingBag,
  Smartphone,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { MenuEntry } from '#app/pages/layouts/block.server.ts';
import type { SectionMark } from '#app/domain/vertical.ts';
import type { TextPageLink } from './text-pages.server.ts';

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

/** The portal's menu at the bottom of narrow windows, whose top bar has no room for it. */
export function SectionBar({
  menu,
  pages,
  currentId,
}: {
  menu: readonly MenuEntry[];
  /** Text pages, which follow the sections. */
  pages: readonly TextPageLink[];
  currentId: number | null;
}) {
  const t = useMessages('shell');
  const id = useId();
  const { pathname } = useLocation();
  const entries = [
    ...menu.map(({ id: section, mark, ...entry }) => ({
      ...entry,
      Mark: marks[mark],
      isCurrent: section === currentId,
    })),
    ...pages.map((page) => ({ ...page, Mark: FileText, isCurrent: page.href === pathname })),
  ];
  const shown = entries.length > cells ? entries.slice(0, cells - 1) : entries;
  const rest = entries.slice(shown.length);
  const isInRest = rest.some(({ isCurrent }) => isCurrent);
  // The number is known before the last entry has arrived, so the first entries do not move.
  const columns = shown.length + (rest.length > 0 ? 1 : 0);
  return (
    <nav aria-label={t('frame.sections')} className="section-bar">
      <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shown.map((entry) => (
          <li key={entry.href}>
            <Entry {...entry} />
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
              <li key={entry.href}>
                <Entry {...entry} closes={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

function Entry({
  name,
  href,
  Mark,
  isCurrent,
  closes,
}: {
  name: string;
  href: string;
  Mark: LucideIcon;
  isCurrent: boolean;
  /**
   * Id of the sheet that contains the entry. A click on the entry closes the sheet, because the next page opens in the
   * same document.
   */
  closes?: string;
}) {
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => closes && document.getElementById(closes)?.hidePopover()}
    >
      <Mark aria-hidden />
      <span>{name}</span>
    </PageLink>
  );
}
