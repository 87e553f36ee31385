import { CircleHelp, CloudSun, Newspaper, Sparkles } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useFormats } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { loadLazily } from '#app/visitor/load-lazily.ts';
import { localArea } from '#app/visitor/storage.ts';
import type { coreBlocks } from './blocks.server.ts';
import { TodayPartsContext } from './today-parts.ts';
import type { OwnToday, TodayEntry } from '#app/pages/today-entry.ts';

const marks = { stars: Sparkles, sky: CloudSun, question: CircleHelp, page: Newspaper };

/** Today's entries of the other sections, one for each. */
export function Today({ data }: { data: BlockData<(typeof coreBlocks)['today']> }) {
  return (
    <Section className="mt-4!">
      <ul
        aria-label={data.title}
        className="rail -my-2 snap-x gap-3 py-2 lg:mx-0 lg:grid lg:px-0"
        // The number of columns is set in advance, so that the first entries do not move while the others arrive.
        style={{ gridTemplateColumns: `repeat(${data.entries.length}, minmax(0, 1fr))` }}
      >
        {data.entries.map((entry) => (
          <Entry key={entry.section} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

/** One entry. Its box has the same size for every entry. */
function Entry({ entry }: { entry: TodayEntry }) {
  const own = useOwnToday(entry);
  const { label, title, href } = own ?? entry;
  const Mark = marks[entry.mark];
  return (
    <li className="w-64 flex-none snap-start lg:w-auto lg:min-w-0">
      <ItemLink
        href={href}
        className="flex h-22 items-center gap-3 rounded-panel bg-surface p-3 transition-colors hover:bg-raised"
      >
        <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-tile bg-over/8">
          {entry.picture ? (
            <Picture
              picture={{ ...entry.picture, alt: '' }}
              sizes="64px"
              className="size-full object-cover"
            />
          ) : (
            <Mark aria-hidden className="size-7 text-accent-mark" />
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate text-xs font-bold text-accent-text">{label}</span>
          <span className="line-clamp-2 font-display text-[0.9375rem] leading-tight font-medium">
            <InLanguage language={own ? undefined : entry.language}>{title}</InLanguage>
          </span>
        </span>
      </ItemLink>
    </li>
  );
}

/** Returns the visitor's own entry, or `null`. The vertical's browser half reads it after the page was rendered. */
function useOwnToday(entry: TodayEntry): OwnToday | null {
  const parts = useContext(TodayPartsContext);
  const formats = useFormats();
  const [own, setOwn] = useState<OwnToday | null>(null);
  useEffect(() => {
    const load = parts.get(entry.section);
    if (!load || !entry.keptAs || !localArea.get(entry.keptAs)) return;
    let isGone = false;
    loadLazily(load)
      .then(({ readOwnToday }) => readOwnToday(entry, formats))
      .then((found) => {
        if (!isGone) setOwn(found);
      })
      // If reading the visitor's own entry fails, the general entry remains.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [parts, entry, formats]);
  return own;
}
