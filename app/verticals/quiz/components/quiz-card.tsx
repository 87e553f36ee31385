import { HelpCircle, Sparkles, Trophy } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { PictureLoad } from '#app/ui/picture-load.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Badge, ItemLink } from '#app/ui/tile.tsx';
import { useBestScore } from '#app/visitor/best-scores.ts';
import type { QuizCardData } from '../quiz-card-data.ts';
import { quiz } from '../vertical.ts';

/** A list item with the cover, title and number of questions of a quiz, and the visitor’s best score. */
export function QuizCard({
  card,
  sizes = '(min-width: 64rem) 340px, 220px',
  load,
  className = '',
}: {
  card: QuizCardData;
  sizes?: string;
  load?: PictureLoad | undefined;
  className?: string;
}) {
  const t = useMessages('quiz');
  const { picture, kind } = card;
  const Mark = kind === 'personality' ? Sparkles : HelpCircle;
  return (
    <li className={`quiz-card ${className}`}>
      <ItemLink
        href={card.href}
        className="group flex h-full flex-col overflow-hidden rounded-panel bg-surface transition-colors hover:bg-raised"
      >
        <span className="relative block aspect-4/3 overflow-hidden bg-raised">
          {picture ? (
            <Picture
              picture={picture}
              sizes={sizes}
              plainWidth={320}
              load={load}
              className="size-full object-cover transition-transform duration-300 group-hover:scale-105"
            />
          ) : (
            <span aria-hidden className="quiz-blank">
              <Mark className="size-16" strokeWidth={1.5} />
            </span>
          )}
          {card.badge && <Badge badge={card.badge} />}
        </span>
        <span className="flex flex-1 flex-col px-4 pt-3 pb-3.5">
          <span className="line-clamp-2 font-display text-lg leading-tight font-semibold">
            <InLanguage language={card.language}>{card.title}</InLanguage>
          </span>
          <span className="mt-auto flex h-8 items-center gap-3 overflow-hidden pt-2 text-sm font-semibold whitespace-nowrap text-soft">
            <span>{t('card.questions', { count: card.questions })}</span>
            {kind === 'knowledge' && <BestScore id={card.id} questions={card.questions} />}
          </span>
        </span>
      </ItemLink>
    </li>
  );
}

/**
 * The best score stored in this browser. It appears after hydration, at the end of its line so that nothing else moves.
 */
export function BestScore({ id, questions }: { id: number; questions: number }) {
  const t = useMessages('quiz');
  const best = useBestScore(quiz.prefix, id);
  if (best === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-accent-text">
      <Trophy aria-hidden className="size-4" />
      {t.rich('card.best', {
        best,
        questions,
        hidden,
      })}
    </span>
  );
}
