import { CalendarDays, Play } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { HeroCard } from '#app/ui/hero-card.tsx';
import { textIn } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { quizBlocks } from '../blocks.server.ts';
import { BestScore } from './quiz-card.tsx';

/** The quiz of the day as a large card with its date. */
export function DailyQuiz({ data }: { data: BlockData<(typeof quizBlocks)['dailyQuiz']> }) {
  const t = useMessages('quiz');
  const { card } = data;
  const shown = card.widePicture ?? card.picture;
  return (
    <HeroCard
      label={`${data.label}: ${data.title}`}
      picture={shown}
      color="#6b1f63"
      title={{ name: data.title, language: card.language }}
      intro={{ name: data.intro, language: data.introLanguage }}
      href={card.href}
      className="mt-2"
      above={
        <p className="mb-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-display text-sm font-semibold text-quiz md:text-base">
          <CalendarDays aria-hidden className="size-5" />
          {data.label}
          <span className="font-text text-sm text-soft">{data.date}</span>
        </p>
      }
      button={
        <>
          <Play aria-hidden className="size-5 fill-current" />
          {t('section.open')}
        </>
      }
      facts={
        <>
          <span>
            {t.rich('daily.facts', {
              count: card.questions,
              category: card.category?.name ?? '',
              own: textIn(card.category?.language),
            })}
          </span>
          <BestScore id={card.id} questions={card.questions} />
        </>
      }
    >
      {shown && (
        <Picture
          picture={shown}
          sizes="(min-width: 110rem) 1000px, (min-width: 40rem) 60vw, 100vw"
          plainWidth={1280}
          load="first"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </HeroCard>
  );
}
