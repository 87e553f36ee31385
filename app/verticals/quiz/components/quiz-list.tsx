import { ListFrame } from '#app/core/blocks/list-frame.tsx';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import type { quizBlocks } from '../blocks.server.ts';
import { QuizCard } from './quiz-card.tsx';

/** A category’s or tag’s quizzes as cards. */
export function QuizList({ data }: { data: BlockData<(typeof quizBlocks)['quizList']> }) {
  return (
    <ListFrame data={data}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 @xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5 @min-[90rem]:grid-cols-6">
        {data.cards.map((card, index) => (
          <QuizCard
            key={card.id}
            card={card}
            eager={index < 6}
            sizes="(min-width: 100rem) 260px, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 46vw"
          />
        ))}
      </ul>
    </ListFrame>
  );
}
