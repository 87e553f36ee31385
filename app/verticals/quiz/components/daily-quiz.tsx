import { CalendarDays, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { InLanguage, textIn } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { quizBlocks } from '../blocks.server.ts';
import { BestScore } from './quiz-card.tsx';

/** The quiz of the day as a large card with its date. */
export function DailyQuiz({ data }: { data: BlockData<(typeof quizBlocks)['dailyQuiz']> }) {
  const attributesOf = useAttributesOf();
  const t = useMessages('quiz');
  const { card } = data;
  const shown = card.widePicture ?? card.picture;
  const color = shown && 'hash' in shown ? shown.color : '#6b1f63';
  return (
    <section className="shell mt-2" aria-label={`${data.label}: ${data.title}`}>
      <div className="hero" style={{ '--hero-color': color } as CSSProperties}>
        {shown && (
          <div className="hero-picture">
            <Picture
              picture={shown}
              sizes="(min-width: 110rem) 1000px, (min-width: 40rem) 60vw, 100vw"
              plainWidth={1280}
              load="first"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        )}
        <div className="relative flex flex-col justify-center p-5 sm:max-w-[54%] md:p-10 xl:p-14">
          <p className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-sm font-semibold text-quiz md:text-base">
            <CalendarDays aria-hidden className="size-5" />
            {data.label}
            <span className="font-text text-sm text-soft">{data.date}</span>
          </p>
          <h2 {...attributesOf(card.language)} className="text-2xl md:text-3xl xl:text-4xl">
            {data.title}
          </h2>
          <p
            {...attributesOf(data.introLanguage)}
            className="mt-3 line-clamp-3 max-w-[46ch] text-soft md:text-lg"
          >
            {data.intro}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-7">
            <ItemLink href={card.href} className="button-primary md:min-h-13 md:px-8 md:text-lg">
              <Play aria-hidden className="size-5 fill-current" />
              {t('section.open')}
              <span className="sr-only">
                : <InLanguage language={card.language}>{data.title}</InLanguage>
              </span>
            </ItemLink>
            <p className="flex min-h-6 items-center gap-3 text-sm font-semibold text-soft">
              <span>
                {t.rich('daily.facts', {
                  count: card.questions,
                  category: card.category?.name ?? '',
                  own: textIn(card.category?.language),
                })}
              </span>
              <BestScore id={card.id} questions={card.questions} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
