import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { actorOf, requireOperator } from '../../access/session.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { listProviders } from '../feeds/feeds.server.ts';
import { findDocument, openAddress } from './documents.server.ts';
import { Editor } from './editor.tsx';
import { describeDocument, readEditedFeed, saveMapping } from './mapping.server.ts';
import { StartCard } from './start-card.tsx';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const feed = await readEditedFeed(platform, searchParams.get('feed'));
  const id = searchParams.get('document') ?? '';
  const document = findDocument(platform, requireOperator(context).id, id);
  return {
    feed,
    document: document && describeDocument(document),
    isGone: id !== '' && document === null,
    provider: listProviders(platform).find(({ needsMapping }) => needsMapping) ?? null,
  };
}

/** Reads a document, or saves the mapping of a feed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = context.get(platformContext);
  const fields = Object.fromEntries(await readForm(request));
  if (fields.intent === 'save') return saveMapping(platform, actorOf(context), fields);
  const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 2_000) : '');
  const feed = await readEditedFeed(platform, text(fields.feed));
  const address = text(fields.address) || (feed?.address ?? '');
  const operatorId = requireOperator(context).id;
  const answer = await openAddress(platform, operatorId, {
    address,
    stored: feed?.mapping ?? null,
    say: faultTextsFor(context),
  });
  return answer.outcome === 'failed' ? answer : redirect(editorAddress(answer.id, feed?.id ?? null));
}

/** Returns the address of the editor with a document. */
function editorAddress(document: string, feed: number | null): string {
  return `/feeds/map?document=${document}${feed === null ? '' : `&feed=${feed}`}`;
}

/** The screen on which an operator maps any list of games by pointing at values. */
export default function Mapping() {
  const { feed, document, isGone, provider } = useLoaderData<typeof loader>();
  const t = useMessages('feed-mapping');
  const title = feed ? t('page.edit', { name: feed.name }) : t('page.new');
  const back = (
    <BackLink href={feed ? `/feeds/${feed.id}` : '/feeds'} size="small" className="mb-3 self-start">
      {feed ? t('page.backToFeed') : t('page.back')}
    </BackLink>
  );
  if (document) {
    const key = `${document.id} ${feed?.id ?? ''}`;
    return <Editor key={key} title={title} back={back} feed={feed} document={document} provider={provider} />;
  }
  return (
    <Screen>
      <title>{title}</title>
      <PageHeader title={title} />
      {back}
      <StartCard key={feed?.id ?? 0} feed={feed} isGone={isGone} />
    </Screen>
  );
}
