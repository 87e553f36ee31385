import { PackageOpen } from 'lucide-react';
import type { Tag } from '#app/messages/translate.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
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
        <div className="mx-auto w-full max-w-260">
          <Content data={data} />
        </div>
        {data.origin && <Origin origin={data.origin} />}
      </div>
    </>
  );
}

function Content({ data }: { data: BlockData<(typeof quizBlocks)['quizPlayer']> }) {
  const t = useMessages('quiz');
  if (data.questions.length === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={data.title}
        isHeading
        action={{ href: data.home, label: t('player.other') }}
      >
        {t('player.empty')}
      </EmptyState>
    );
  }
  if (data.given) return <GivenResult quiz={data} given={data.given} />;
  return <QuizStage key={data.id} quiz={data} />;
}

type Origin = NonNullable<BlockData<(typeof quizBlocks)['quizPlayer']>['origin']>;

/**
 * Returns the function that renders a tag of a message as a link to another site. If `href` is "", the tag is only
 * text.
 */
function linkTo(href: string, { rel, newTab }: { rel: string; newTab: string }): Tag {
  if (href === '') return (text) => text;
  return (text) => (
    <PageLink
      href={href}
      rel={rel}
      target="_blank"
      className="text-soft underline underline-offset-2 hover:text-strong"
    >
      {text}
      <span className="sr-only">{newTab}</span>
    </PageLink>
  );
}

function Origin({ origin }: { origin: Origin }) {
  const t = useMessages('quiz');
  const newTab = t('link.newTab');
  return (
    <p className="mx-auto mt-5 max-w-260 text-sm text-faint">
      {t.rich('origin.text', {
        source: linkTo(origin.url, { rel: 'noopener noreferrer', newTab }),
        sourceName: origin.name,
        licence: linkTo(origin.licenceUrl, { rel: 'license noopener noreferrer', newTab }),
        licenceName: origin.licence,
      })}
    </p>
  );
}
