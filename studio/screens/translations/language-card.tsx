import { useMessages } from '#app/messages/use-messages.ts';
import { interfaceSection } from '#app/translations/interface-section.ts';
import type { SectionStatus } from '#app/translations/status.server.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { writeFilter } from './filter.ts';
import { languageAddress } from './holder.ts';
import type { LanguageProgress, NamedSection } from './read-lists.server.ts';
import { StateBadges } from './state-badges.tsx';
import { StateBar } from './state-bar.tsx';
import { useTranslationNames } from './use-names.ts';

/** The progress of one language by section. */
export function LanguageCard({
  progress: { language, sections: counted },
  sections,
}: {
  progress: LanguageProgress;
  sections: readonly NamedSection[];
}) {
  const t = useMessages('translations');
  const { sectionOf } = useTranslationNames();
  const home = languageAddress(language.tag);
  const sum = sumOf(counted);
  const hrefOf = (section: string) =>
    section === interfaceSection ? `${home}/words` : home + writeFilter({ section, state: null, search: '' });
  const open = sum.missing + sum.stale + sum.machine;
  return (
    <Card
      title={language.name}
      isFlush
      side={
        <>
          <code className="font-mono text-small text-faint">{language.tag}</code>
          <LinkButton size="small" href={home}>
            {t('card.open', { count: open })}
          </LinkButton>
        </>
      }
    >
      <div className="border-b border-divider px-5 py-3">
        <StateBar counts={sum} label={language.name} />
      </div>
      <ul>
        {sections.flatMap((section) => {
          const counts = counted.find((one) => one.section === section.section);
          if (!counts) return [];
          return [
            <li
              key={section.section}
              className="grid gap-x-4 gap-y-1.5 border-b border-divider px-5 py-2.5 last:border-0 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
            >
              <span className="min-w-0">
                <TextLink href={hrefOf(section.section)}>{sectionOf(section)}</TextLink>
              </span>
              <StateBar counts={counts} label={sectionOf(section)} />
              <span className="flex flex-wrap gap-1.5 tablet:col-span-2">
                <StateBadges counts={counts} />
              </span>
            </li>,
          ];
        })}
      </ul>
    </Card>
  );
}

function sumOf(counted: readonly SectionStatus[]) {
  const sum = (state: 'missing' | 'machine' | 'stale' | 'reviewed') =>
    counted.reduce((all, one) => all + one[state], 0);
  return { missing: sum('missing'), machine: sum('machine'), stale: sum('stale'), reviewed: sum('reviewed') };
}
