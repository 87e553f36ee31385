import { ListFrame } from '#app/blocks/list-frame.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { quizBlocks } from '../blocks.server.ts';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { FilledRow } from '#app/ui/row-filling.tsx';
import { QuizCard } from './quiz-card.tsx';

const sizes = '(min-width: 80rem) 350px, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 46vw';

/** The quizzes of a category or tag as cards. */
export function QuizList({ data }: { data: BlockData<(typeof quizBlocks)['quizList']> }) {
  return (
    <ListFrame data={data}>
      <ul className="columns grid gap-3 [--columns:2] sm:gap-4 @xl:[--columns:3] @4xl:[--columns:4] @min-[80rem]:[--columns:6]">
        {data.cards.map((card, index) => (
          <QuizCard key={card.id} card={card} load={loadInOrder(index, 6)} sizes={sizes} />
        ))}
        <FilledRow filling={data.filling}>
          {(card) => <QuizCard key={card.id} card={card} sizes={sizes} />}
        </FilledRow>
      </ul>
    </ListFrame>
  );
}
