import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Section } from '#app/ui/section.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { Score } from './score.tsx';

type MatchesData = BlockData<(typeof starSignBlocks)['signMatches']>;

/** The compatibility of a sign with each of the twelve signs. Each entry links to the text about the pair. */
export function SignMatches({ data }: { data: MatchesData }) {
  const t = useMessages('star-sign');
  return (
    <Section title={data.title}>
      <ul className="grid grid-cols-1 gap-3 @xl:grid-cols-2 @4xl:grid-cols-3 @min-[86rem]:grid-cols-4">
        {data.matches.map(({ slug, name, love, friendship, work, href }) => (
          <li key={slug} className="match-card">
            <h3 className="text-lg">
              {/* Search engines should not follow these links, because the 144 addresses show only 78 different
                  texts. */}
              <PageLink href={href} rel="nofollow" className="match-link">
                <SignGlyph sign={slug} className="size-5.5 text-star" />
                {name}
              </PageLink>
            </h3>
            <dl className="mt-3 grid gap-1.5 text-sm">
              <Score name={t('score.love')} value={love} />
              <Score name={t('score.friendship')} value={friendship} />
              <Score name={t('score.work')} value={work} />
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
