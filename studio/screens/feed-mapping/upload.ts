import type { ActionFunctionArgs } from 'react-router';
import { requireOperator } from '../../access/session.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { openUpload } from './documents.server.ts';
import { readEditedFeed } from './mapping.server.ts';

/** The limit of one page of a feed: 16 MB. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor', maxBody: 16 * 1024 * 1024 };

/** Keeps the uploaded document, which is the body of the request, in memory. */
export async function action({ request, context }: ActionFunctionArgs) {
  const platform = context.get(platformContext);
  const { searchParams } = new URL(request.url);
  const feed = await readEditedFeed(platform, searchParams.get('feed'));
  const body = request.body ?? new ReadableStream<Uint8Array>();
  const upload = {
    name: searchParams.get('name') ?? '',
    stored: feed?.mapping ?? null,
    say: faultTextsFor(context),
  };
  return openUpload(platform, requireOperator(context).id, body, upload);
}
