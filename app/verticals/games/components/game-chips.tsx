import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import markIcons from './category-marks.svg?url';
import type { gameBlocks } from '../blocks.server.ts';

/** Icons for categories without a picture, by the icon name of the category. Other icon names get the default icon. */
const marks: Readonly<Record<string, Mark>> = {
  Puzzle: { icon: 'puzzle', color: '#7c4ff0' },
  Adventure: { icon: 'map', color: '#1e8a5a' },
  Sports: { icon: 'trophy', color: '#2f62e0' },
  Action: { icon: 'swords', color: '#e0561b' },
  Car: { icon: 'car', color: '#c81d77' },
  Multiplayer: { icon: 'users', color: '#0f7ea8' },
  Bejeweled: { icon: 'gem', color: '#b0306e' },
  Skill: { icon: 'target', color: '#b06a00' },
  Matching: { icon: 'layers', color: '#14836f' },
  Blocks: { icon: 'blocks', color: '#5b3fc4' },
};
const defaultMark: Mark = { icon: 'shapes', color: '#3a4aa8' };

interface Mark {
  /** Id of the icon in category-marks.svg. */
  icon: string;
  color: string;
}

/** The links “All games” and “Surprise me” and the categories, as one scrolling line of chips. */
export function GameChips({ data }: { data: BlockData<(typeof gameBlocks)['gameChips']> }) {
  const t = useMessages('games');
  return (
    <nav aria-label={t('chips.label')} className="shell mt-1 mb-3 md:mb-4">
      <ul className="rail gap-2 py-2">
        <li className="flex-none">
          <PageLink
            href={data.all.href}
            aria-current={data.all.isCurrent ? 'true' : undefined}
            className={chip(data.all.isCurrent)}
          >
            <Mark icon="layout-grid" color="#3a4aa8" />
            {t('chips.all')}
          </PageLink>
        </li>
        <li className="flex-none">
          <ItemLink href={data.surprise} className={chip(false)}>
            <Mark icon="dices" color="#d8274a" />
            {t('chips.surprise')}
          </ItemLink>
        </li>
        {data.chips.map((entry) => (
          <li key={entry.id} className="flex-none">
            <ItemLink href={entry.href} isCurrent={entry.isCurrent} className={chip(entry.isCurrent)}>
              {entry.icon ? (
                <span className="size-7 overflow-hidden rounded-full">
                  <Picture
                    picture={entry.icon}
                    sizes="28px"
                    load="inView"
                    className="size-full object-cover"
                  />
                </span>
              ) : (
                <Mark {...(ownValue(marks, entry.iconName ?? entry.name) ?? defaultMark)} />
              )}
              <Name of={entry} />
            </ItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function chip(isCurrent: boolean): string {
  const tone = isCurrent
    ? 'bg-raised [box-shadow:0_0_0_2px_var(--color-accent-mark)]'
    : 'bg-surface edge-line hover:bg-raised';
  return `flex h-11 items-center gap-2 rounded-full ps-2 pe-4 text-sm font-bold whitespace-nowrap transition-colors ${tone}`;
}

/** The icons come from one file that browsers cache, instead of being elements in every document and script. */
function Mark({ icon, color }: Mark) {
  return (
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full text-white"
      style={{ backgroundColor: color }}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-4 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <use href={`${markIcons}#${icon}`} />
      </svg>
    </span>
  );
}
