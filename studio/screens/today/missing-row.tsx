import { UserRoundPen, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AttentionRow } from './attention-row.tsx';
import type { MissingSettings } from './notices.server.ts';

/** Settings that are missing. Each leads to its field. */
export function MissingRow({ missing: { problem, settings, isInDraft } }: { missing: MissingSettings }) {
  const t = useMessages('today');
  const { canEdit } = useDraft();
  const isContact = problem === 'contact';
  const Icon = isContact ? UserRoundPen : TriangleAlert;
  const [first] = settings;
  return (
    <AttentionRow
      icon={<Icon aria-hidden className="size-4.5" />}
      title={isContact ? t('missing.contact') : problem.text}
      text={
        isInDraft ? (
          t('missing.inDraft')
        ) : (
          <>
            {isContact ? t('missing.contactText') : t('missing.text', { count: settings.length })}{' '}
            {settings.map(({ key, title, href }, index) => (
              <Fragment key={key}>
                {index > 0 && ' · '}
                <TextLink href={href}>
                  <bdi>{title}</bdi>
                </TextLink>
              </Fragment>
            ))}
          </>
        )
      }
      action={
        isInDraft ? (
          <LinkButton href="/publish">{t('draft.review')}</LinkButton>
        ) : (
          canEdit &&
          first && (
            <LinkButton href={first.href}>
              {t('missing.open', { count: isContact ? settings.length : 1 })}
            </LinkButton>
          )
        )
      }
    />
  );
}
