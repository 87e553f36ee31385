import { PackageOpen } from 'lucide-react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { quizBlocks } from '../blocks.server.ts';
import { GivenResult } from './given-result.tsx';
import { QuizStage } from './quiz-stage.tsx';

/** The quiz of the page, ready to play, or the result of the plain form. */
export function QuizPlayer({ data }: { data: BlockData<(typeof quizBlocks)['quizPlayer']> }) {
  return (
    <>
      <div aria-hidden className="quiz-glow" />
      <div className="shell mt-3">
        <div className="mx-auto w-full max-w-220">{content(data)}</div>
        {data.origin && <Origin origin={data.origin} />}
      </div>
    </>
  );
}

function content(data: BlockData<(typeof quizBlocks)['quizPlayer']>) {
  if (data.questions.length === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={data.title}
        isHeading
        action={{ href: data.home, label: 'Other quizzes' }}
      >
        This quiz has no questions yet.
      </EmptyState>
    );
  }
  if (data.given) return <GivenResult quiz={data} given={data.given} />;
  return <QuizStage key={data.id} quiz={data} />;
}

type Origin = NonNullable<BlockData<(typeof quizBlocks)['quizPlayer']>['origin']>;

function Origin({ origin }: { origin: Origin }) {
  const link = 'text-soft underline underline-offset-2 hover:text-strong';
  return (
    <p className="mx-auto mt-5 max-w-220 text-sm text-faint">
      Questions from{' '}
      <a href={origin.url} rel="noopener noreferrer" target="_blank" className={link}>
        {origin.name}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      , licence{' '}
      {origin.licenceUrl ? (
        <a href={origin.licenceUrl} rel="license noopener noreferrer" target="_blank" className={link}>
          {origin.licence}
          <span className="sr-only">, opens in a new tab</span>
        </a>
      ) : (
        origin.licence
      )}
      .
    </p>
  );
}
