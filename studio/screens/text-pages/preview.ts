import { type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { textPageNames } from '#app/domain/text-pages.ts';
import { readJson } from '../../access/read-json.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { previewPage } from './text-pages.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const schema = z.object({ name: z.enum(textPageNames), markdown: z.string().max(200_000) });

/** Renders Markdown that is not saved yet. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { name, markdown } = await readJson(request, schema);
  const preview = previewPage(context.get(platformContext), name, markdown);
  return preview ? Response.json(preview) : Response.json({ fault: 'loading' }, { status: 503 });
}
