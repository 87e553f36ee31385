import {
  Blocks,
  Car,
  Dices,
  Gem,
  LayoutGrid,
  Layers,
  Map as MapIcon,
  Puzzle,
  Shapes,
  Swords,
  Target,
  Trophy,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { gameBlocks } from '../blocks.server.ts';

/** Icons for categories without a picture, by their icon names. Others get the default icon. */
const marks: Readonly<Record<string, { icon: typeof Puzzle; color: string }>> = {
  Puzzle: { icon: Puzzle, color: '#7c4ff0' },
  Adventure: { icon: MapIcon, color: '#1e8a5a' },
  Sports: { icon: Trophy, color: '#2f62e0' },
  Action: { icon: Swords, color: '#e0561b' },
  Car: { icon: Car, color: '#c81d77' },
  Multiplayer: { icon: Users, color: '#0f7ea8' },
  Bejeweled: { icon: Gem, color: '#b0306e' },
  Skill: { icon: Target, color: '#b06a00' },
  Matching: { icon: Layers, color: '#14836f' },
  Blocks: { icon: Blocks, color: '#5b3fc4' },
};

/** All games, Surprise me and the categories as one scrolling line of chips. */
export function GameChips({ data }: { data: BlockData<(typeof gameBlocks)['gameChips']> }) {
  const t = useMessages('games');
  return (
    <nav aria-label={t('chips.label')} className="shell mt-1 mb-3 md:mb-4">
      <ul className="rail gap-2 py-2">
        <li className="flex-none">
          <Link
            to={data.all.href}
            prefetch="intent"
            aria-current={data.all.isCurrent ? 'true' : undefined}
            className={chip(data.all.isCurrent)}
          >
            <Mark icon={LayoutGrid} color="#3a4aa8" />
            {t('chips.all')}
          </Link>
        </li>
        <li className="flex-none">
          <ItemLink href={data.surprise} className={chip(false)}>
            <Mark icon={Dices} color="#d8274a" />
            {t('chips.surprise')}
          </ItemLink>
        </li>
        {data.chips.map((entry) => {
          const { icon, color } = ownValue(marks, entry.iconName ?? entry.name) ?? {
            icon: Shapes,
            color: '#3a4aa8',
          };
          return (
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
                  <Mark icon={icon} color={color} />
                )}
                {entry.name}
              </ItemLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function chip(isCurrent: boolean): string {
  const tone = isCurrent
    ? 'bg-raised ring-2 ring-accent-mark'
    : 'bg-surface ring-1 ring-line ring-inset hover:bg-raised';
  return `flex h-11 items-center gap-2 rounded-full ps-2 pe-4 text-sm font-bold whitespace-nowrap transition-colors ${tone}`;
}

function Mark({ icon: Icon, color }: { icon: typeof Puzzle; color: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full"
      style={{ backgroundColor: color }}
    >
      <Icon className="size-4 text-white" />
    </span>
  );
}
