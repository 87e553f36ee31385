import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { loadInOrder, type PictureLoad } from '#app/ui/picture-load.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { Badge, ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { FittedList } from './fitted-list.tsx';

type CardsData = BlockData<(typeof coreBlocks)['cards']>;

/** Approximate number of cards in the first screen (spec IMG-3). */
const cardsInView = 3;

/** Cards with a wide picture and a text. The first card may be larger. */
export function Cards({ data }: { data: CardsData }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <FittedList plan={data.plan} className="story-cards">
        {data.cards.map((card, index) => (
          <Card
            key={card.id}
            card={card}
            level={data.title ? 'h3' : 'h2'}
            isFirst={index === 0}
            load={loadInOrder(index, cardsInView)}
          />
        ))}
      </FittedList>
    </Section>
  );
}

function Card({
  card,
  level: Heading,
  isFirst,
  load,
}: {
  card: CardsData['cards'][number];
  level: 'h2' | 'h3';
  isFirst: boolean;
  load: PictureLoad;
}) {
  const attributesOf = useAttributesOf();
  return (
    <li className="story-card">
      <div className="story-card-picture">
        {card.picture && (
          <Picture
            picture={card.picture}
            alt=""
            sizes={
              isFirst
                ? '(min-width: 60rem) 50vw, 94vw'
                : '(min-width: 96rem) 16vw, (min-width: 60rem) 25vw, (min-width: 36rem) 46vw, 94vw'
            }
            {...(isFirst && { plainWidth: 1280 })}
            load={load}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {card.badge && <Badge badge={card.badge} />}
      </div>
      <div className="story-card-words">
        {card.category && (
          <p className="text-sm font-bold text-accent-text">
            <Name of={card.category} />
          </p>
        )}
        <Heading {...attributesOf(card.language)} className="story-card-title">
          <ItemLink href={card.href} className="after:absolute after:inset-0 focus-visible:outline-none">
            {card.title}
          </ItemLink>
        </Heading>
        {card.text && (
          <p {...attributesOf(card.textLanguage)} className="story-card-text">
            {card.text}
          </p>
        )}
      </div>
    </li>
  );
}
