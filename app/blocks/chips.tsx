import { ChevronRight } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';

/** The menu as one row of chips that scrolls sideways. */
export function CategoryChips({ data }: { data: BlockData<(typeof coreBlocks)['categoryChips']> }) {
  const t = useMessages('blocks');
  return (
    <nav aria-label={t('chips.categories')} className="shell mt-2 mb-4">
      <ul className="rail gap-2 py-2">
        {data.chips.map((chip) => (
          <li key={chip.id} className="flex-none">
            <ItemLink
              href={chip.href}
              isCurrent={chip.isCurrent}
              className={`flex h-11 items-center gap-2 rounded-full px-4 text-sm font-bold whitespace-nowrap ${
                chip.isCurrent ? 'bg-accent text-on-accent' : 'bg-surface edge-line hover:bg-raised'
              }`}
            >
              {chip.icon && (
                <span className="-ms-2 size-7 overflow-hidden rounded-full">
                  <Picture
                    picture={chip.icon}
                    alt=""
                    sizes="28px"
                    load="inView"
                    className="size-full object-cover"
                  />
                </span>
              )}
              <Name of={chip} />
            </ItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the pages above this page, beginning with the vertical's home. */
export function Breadcrumbs({ data }: { data: BlockData<(typeof coreBlocks)['breadcrumbs']> }) {
  const t = useMessages('blocks');
  return (
    <nav aria-label={t('breadcrumbs.label')} className="shell mt-2">
      <ol className="flex flex-wrap items-center gap-1 text-sm text-faint">
        {data.links.map((link, index) => (
          <li key={link.href} className="flex items-center gap-1">
            {index > 0 && <Step />}
            <PageLink href={link.href} className="touch-target py-1 hover:text-strong hover:underline">
              <Name of={link} />
            </PageLink>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-1 text-soft">
          <Step />
          <span className="min-w-0 wrap-anywhere">
            <Name of={data.current} />
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** The arrow before a breadcrumb. If the breadcrumb wraps to the next line, the arrow moves with it. */
function Step() {
  return <ChevronRight aria-hidden className="size-4 flex-none rtl:rotate-180" />;
}
