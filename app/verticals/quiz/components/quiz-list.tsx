import { PackageOpen } from 'lucide-react';
import { Link } from 'react-router';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { quizBlocks } from '../blocks.server.ts';
import { QuizCard } from './quiz-card.tsx';

const sortNames = { default: 'Our order', new: 'Newest', popular: 'Most popular', rating: 'Best rated' };

/** A category’s or tag’s quizzes as cards, with their count, orders and pages. */
export function QuizList({ data }: { data: BlockData<(typeof quizBlocks)['quizList']> }) {
  return (
    <section className="shell mt-2">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-2xl md:text-3xl">
            {data.title}
            <span className="ms-3 align-middle font-text text-base font-semibold text-faint">
              {data.total}
            </span>
          </h1>
          {data.intro && <p className="mt-2 content-limit text-soft">{data.intro}</p>}
        </div>
        {data.sorts.length > 0 && data.total > 1 && <Orders data={data} />}
      </div>
      {data.total === 0 ? (
        <EmptyState
          icon={PackageOpen}
          title="No quizzes here yet"
          action={{ href: data.home, label: 'All quiz shelves' }}
        >
          As soon as a quiz is published in this place, it shows up here.
        </EmptyState>
      ) : (
        <ul className="quiz-grid">
          {data.cards.map((card, index) => (
            <QuizCard
              key={card.id}
              card={card}
              eager={index < 6}
              sizes="(min-width: 100rem) 260px, (min-width: 64rem) 24vw, (min-width: 40rem) 31vw, 46vw"
            />
          ))}
        </ul>
      )}
      <Pagination pager={data.pager} />
    </section>
  );
}

function Orders({ data }: { data: BlockData<(typeof quizBlocks)['quizList']> }) {
  return (
    <nav
      aria-label="Order"
      className="-mx-1 no-scrollbar flex max-w-full gap-1 overflow-x-auto rounded-full bg-surface p-1"
    >
      {data.sorts.map((sort) => (
        <Link
          key={sort}
          to={sort === 'default' ? data.baseAddress : `${data.baseAddress}?sort=${sort}`}
          aria-current={sort === data.sort ? 'true' : undefined}
          className={`grid h-9 flex-none place-items-center rounded-full px-4 text-sm font-bold ${
            sort === data.sort ? 'bg-raised text-strong' : 'text-soft hover:text-strong'
          }`}
        >
          {sortNames[sort]}
        </Link>
      ))}
    </nav>
  );
}
