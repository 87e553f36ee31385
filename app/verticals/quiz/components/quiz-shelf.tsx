import type { CSSProperties } from 'react';
import { Sparkles } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Name, textIn } from '#app/ui/in-language.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { quizBlocks } from '../blocks.server.ts';
import type { QuizCardData } from '../quiz-card-data.ts';
import { QuizCard } from './quiz-card.tsx';

/** Maximum number of cards in a shelf that is beside another one. A shelf with more cards has its own line. */
const maxBeside = 6;

/** One row of cards that scrolls sideways. */
export function CardRail({ cards, label }: { cards: readonly QuizCardData[]; label: string }) {
  return (
    <ul aria-label={label} className="rail snap-x gap-3 pt-1 pb-3 md:gap-4">
      {cards.map((card) => (
        <QuizCard
          key={card.id}
          card={card}
          className="max-w-55 flex-[1_0_13.75rem] snap-start md:max-w-160 lg:basis-(--card,246px)"
        />
      ))}
    </ul>
  );
}

export function QuizShelf({ data }: { data: BlockData<(typeof quizBlocks)['quizShelf']> }) {
  return (
    <Section title={data.title} language={data.language} seeAll={data.seeAll}>
      <CardRail cards={data.cards} label={data.title} />
    </Section>
  );
}

/**
 * A shelf for each category. In wide windows, short shelves are side by side. The shelf of the personality quizzes is
 * the last.
 */
export function QuizShelves({ data }: { data: BlockData<(typeof quizBlocks)['quizShelves']> }) {
  const shelves = data.filter(({ isPersonality }) => !isPersonality);
  return (
    <>
      {shelves.length > 0 && (
        <div className="shell mt-8 md:mt-10">
          <div className="quiz-shelves">
            {shelves.map((shelf) => (
              <div
                key={shelf.seeAll}
                className={shelf.cards.length > maxBeside ? undefined : 'quiz-shelf-short'}
                style={{ '--cards': shelf.cards.length } as CSSProperties}
              >
                <Section isNested title={shelf.name} language={shelf.language} seeAll={shelf.seeAll}>
                  <CardRail cards={shelf.cards} label={shelf.name} />
                </Section>
              </div>
            ))}
          </div>
        </div>
      )}
      {data.map((shelf) => shelf.isPersonality && <PersonalityShelf key={shelf.seeAll} shelf={shelf} />)}
    </>
  );
}

type Shelf = BlockData<(typeof quizBlocks)['quizShelves']>[number];

function PersonalityShelf({ shelf }: { shelf: Shelf }) {
  const t = useMessages('quiz');
  const introLanguage = useLanguageAttributes(shelf.introLanguage);
  return (
    <Section>
      <div className="quiz-mirror">
        <div className="p-5 pb-0 md:max-w-100 md:p-8 md:pe-0 lg:p-12 lg:pe-0">
          <Sparkles aria-hidden className="mb-3 size-8 text-quiz" />
          <h2 className="text-2xl md:text-3xl">
            <Name of={shelf} />
          </h2>
          <p {...introLanguage} className="mt-2 text-soft md:text-lg">
            {shelf.intro}
          </p>
          <ItemLink
            href={shelf.seeAll}
            className="touch-target mt-3 inline-block py-1 text-sm font-bold text-accent-text hover:underline"
          >
            {t.rich('shelf.seeAll', {
              title: shelf.name,
              hidden,
              own: textIn(shelf.language),
            })}
          </ItemLink>
        </div>
        <ul
          aria-label={shelf.name}
          className="no-scrollbar flex min-w-0 flex-1 snap-x scroll-px-5 gap-3 overflow-x-auto p-5 md:justify-end-safe md:gap-4 md:p-8"
        >
          {shelf.cards.map((card) => (
            <QuizCard
              key={card.id}
              card={card}
              className="w-55 min-w-55 snap-start lg:w-65 @min-[80rem]:w-90"
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function RelatedQuizzes({ data }: { data: BlockData<(typeof quizBlocks)['relatedQuizzes']> }) {
  return (
    <Section title={data.title}>
      <CardRail cards={data.cards} label={data.title} />
    </Section>
  );
}
