import { CircleCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Place } from '#server/doctor/finding.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ShownFinding } from './checks.server.ts';

const badges = { error: 'danger', warning: 'warning', ok: 'success' } as const;

interface FindingListProps {
  findings: readonly ShownFinding[];
  /** Returns the buttons with which an operator can fix a problem. */
  actionsOf?: (finding: ShownFinding) => ReactNode;
}

/** The findings of an examination: problems with their fixes, the most serious first, then the checks that passed. */
export function FindingList({ findings, actionsOf }: FindingListProps) {
  const t = useMessages('system');
  const problems = findings.filter(({ level }) => level !== 'ok');
  const fine = findings.filter(({ level }) => level === 'ok');
  return (
    <>
      {problems.length === 0 && (
        <p className="flex items-center gap-2 px-5 py-4 font-semibold">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {t('checks.none')}
        </p>
      )}
      <ul>
        {problems
          .toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'))
          .map((finding) => (
            <Problem
              key={`${finding.check} ${finding.text}`}
              finding={finding}
              actions={actionsOf?.(finding)}
            />
          ))}
      </ul>
      {fine.length > 0 && (
        <details className="border-t border-divider">
          <summary className="cursor-pointer px-5 py-3 text-secondary text-muted hover:bg-hover">
            {t('checks.fine', { count: fine.length })}
          </summary>
          <ul className="flex flex-col gap-2 px-5 pb-4">
            {fine.map(({ check, title, text }) => (
              <li key={`${check} ${text}`} className="text-secondary break-words text-muted">
                <bdi className="font-semibold text-ink">{title}</bdi> <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Problem({
  finding: { title, level, text, fix, settings, places, count },
  actions,
}: {
  finding: ShownFinding;
  actions: ReactNode;
}) {
  const t = useMessages('system');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-divider px-5 py-3.5 last:border-0">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{title}</bdi>
          {level !== 'ok' && <Badge kind={badges[level]}>{t('checks.level', { level })}</Badge>}
        </p>
        <p dir="auto" className="break-words">
          {text}
        </p>
        {fix !== '' && (
          <p dir="auto" className="text-secondary break-words text-muted">
            {fix}
          </p>
        )}
        {settings.length > 0 && (
          <p className="text-secondary">
            {settings.map(({ key, title: name, href }, index) => (
              <Fragment key={key}>
                {index > 0 && ' · '}
                <TextLink href={href}>
                  <bdi>{name}</bdi>
                </TextLink>
              </Fragment>
            ))}
          </p>
        )}
        {count > 1 && <Places places={places} count={count} />}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}

function Places({ places, count }: Pick<ShownFinding, 'places' | 'count'>) {
  const t = useMessages('system');
  return (
    <details className="mt-1 text-secondary">
      <summary className="cursor-pointer text-muted hover:text-ink pointer-coarse:py-3">
        {t('checks.places', { count })}
      </summary>
      <ul className="mt-1 columns-1 gap-x-6 tablet:columns-2">
        {places.map((place) => (
          <li key={placeAddress(place)} dir="auto" className="truncate">
            <TextLink href={placeAddress(place)}>{place.title}</TextLink>
          </li>
        ))}
      </ul>
      {count > places.length && (
        <p className="text-muted">{t('checks.morePlaces', { count: count - places.length })}</p>
      )}
    </details>
  );
}

/** Returns the address of the screen on which the location of a finding can be edited. */
export function placeAddress(place: Place): string {
  switch (place.kind) {
    case 'item':
      return `/content/${place.prefix}/${place.id}`;
    case 'category':
      return `/content/${place.prefix}/categories#${place.id}`;
    case 'text-page':
      return `/settings/text-pages/${place.name}`;
  }
}
