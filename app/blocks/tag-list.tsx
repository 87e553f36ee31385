import { Hash, LayoutGrid } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** Tags and categories as chips with their number of items. */
export function TagList({ data }: { data: BlockData<(typeof coreBlocks)['tagList']> }) {
  const t = useMessages('blocks');
  return (
    <Section title={data.title}>
      <nav aria-label={data.title || t('tags.label')}>
        <ul className="flex flex-wrap gap-2">
          {data.links.map(({ href, count, isTag, ...link }) => {
            const Icon = isTag ? Hash : LayoutGrid;
            return (
              <li key={href}>
                <ItemLink
                  href={href}
                  className="flex h-11 items-center gap-2 rounded-full bg-surface ps-3.5 pe-2 text-sm font-bold hover:bg-raised"
                >
                  <Icon aria-hidden className="size-4 text-accent-mark" />
                  <Name of={link} />
                  <span className="min-w-7 rounded-full bg-over/8 px-2 py-0.5 text-center text-xs text-soft tabular-nums">
                    {count}
                  </span>
                </ItemLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </Section>
  );
}
