import { ArrowRight, LayoutGrid } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';

const chip =
  'flex min-h-11 items-center gap-2 rounded-full bg-surface ps-4 text-sm font-bold hover:bg-raised';

/** Links at the end of a list: to the next categories, to all items of the section and to the other sections. */
export function WaysOn({ data }: { data: BlockData<(typeof coreBlocks)['waysOn']> }) {
  const t = useMessages('blocks');
  return (
    <Section title={data.title}>
      <nav aria-label={data.title} className="grid gap-3">
        {(data.categories.length > 0 || data.all) && (
          <ul className="flex flex-wrap gap-2">
            {data.categories.map(({ href, count, ...link }) => (
              <li key={href}>
                <ItemLink href={href} className={`${chip} pe-2`}>
                  <Name of={link} />
                  <span className="min-w-7 rounded-full bg-over/8 px-2 py-0.5 text-center text-xs text-soft tabular-nums">
                    {count}
                  </span>
                </ItemLink>
              </li>
            ))}
            {data.all && (
              <li>
                <ItemLink href={data.all.href} className={`${chip} pe-4`}>
                  <LayoutGrid aria-hidden className="size-4 text-accent-mark" />
                  {data.all.label}
                </ItemLink>
              </li>
            )}
          </ul>
        )}
        {data.sections.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={t('waysOn.sections')}>
            {data.sections.map(({ name, href }) => (
              <li key={href}>
                <ItemLink href={href} className={`${chip} pe-3`}>
                  {name}
                  <ArrowRight aria-hidden className="size-4 text-accent-mark rtl:rotate-180" />
                </ItemLink>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </Section>
  );
}
