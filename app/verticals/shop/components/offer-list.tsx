import { ListFrame } from '#app/blocks/list-frame.tsx';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { CardList } from './card-list.tsx';
import { OfferGroups } from './offers.tsx';

/** The offers of a category or tag page. */
export function OfferList({ data }: { data: BlockData<(typeof shopBlocks)['offerList']> }) {
  const t = useMessages('shop');
  const formats = useFormats();
  return (
    <ListFrame data={data}>
      {data.tabs.length > 0 && (
        <nav aria-label={t('kind.choose')} className="mb-5">
          <ul className="flex flex-wrap gap-2">
            {data.tabs.map(({ name, total, href, isCurrent }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={`flex h-11 items-center gap-2 rounded-full px-4 text-sm font-bold ${
                    isCurrent
                      ? 'bg-raised text-strong outline-2 outline-accent-mark'
                      : 'bg-surface hover:bg-raised'
                  }`}
                >
                  {name}
                  <span className="text-xs text-soft tabular-nums">{formats.number(total)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {data.cards ? (
        <CardList data={data.cards} filling={data.fillings.card} />
      ) : (
        <OfferGroups {...data} headingLevel="h2" />
      )}
    </ListFrame>
  );
}
