import { MoonStar } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { StarField } from './star-field.tsx';

type CardsData = BlockData<(typeof starSignBlocks)['signCards']>;

/** The signs of a category as cards. */
export function SignCards({ data }: { data: CardsData }) {
  const attributesOf = useAttributesOf();
  const t = useMessages('star-sign');
  return (
    <>
      <StarField />
      <section className="shell mt-2">
        <h1 className="text-3xl md:text-4xl">{data.title}</h1>
        {data.intro && (
          <p {...attributesOf(data.introLanguage)} className="mt-3 content-limit text-lg text-soft">
            {data.intro}
          </p>
        )}
        {data.total === 0 ? (
          <EmptyState
            icon={MoonStar}
            title={t('cards.none')}
            action={{ href: data.home, label: t('cards.all') }}
          >
            {t('section.noneHint')}
          </EmptyState>
        ) : (
          <ul
            className={`mt-6 grid grid-cols-1 gap-4 ${data.cards.length % 4 === 0 ? '@xl:grid-cols-2 @4xl:grid-cols-4' : '@2xl:grid-cols-3'}`}
          >
            {data.cards.map((card, index) => (
              <li key={card.id}>
                <ItemLink href={card.href} className="sign-tile">
                  <span className="emblem">
                    {card.picture ? (
                      <Picture
                        picture={card.picture}
                        sizes="(min-width: 105rem) 540px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
                        load={loadInOrder(index, 6)}
                        className="size-full object-cover"
                      />
                    ) : (
                      card.slug && <SignGlyph sign={card.slug} className="size-2/5 text-star" />
                    )}
                  </span>
                  <span className="block p-4 md:p-5">
                    <span className="flex items-center gap-2.5 font-display text-xl font-semibold">
                      {card.slug && <SignGlyph sign={card.slug} className="size-6 text-star" />}
                      <InLanguage language={card.titleLanguage}>{card.title}</InLanguage>
                    </span>
                    <span className="mt-1 block text-sm text-soft">
                      <InLanguage language={card.datesLanguage}>{card.dates}</InLanguage>
                      {card.dates && card.kind && ' · '}
                      {card.kind}
                    </span>
                    <span {...attributesOf(card.introLanguage)} className="mt-3 block text-soft">
                      {card.intro}
                    </span>
                  </span>
                </ItemLink>
              </li>
            ))}
          </ul>
        )}
        <Pagination pager={data.pager} />
      </section>
    </>
  );
}
