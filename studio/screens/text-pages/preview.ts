import { type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { isTextPageName, type TextPageName } from '#app/domain/text-pages.ts';
import { readJson } from '../../access/read-json.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { previewPage } from './text-pages.server.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const schema = z.object({
  name: z.string().refine((name): name is TextPageName => isTextPageName(name)),
  markdown: z.string().max(200_000),
});

/** Renders Markdown that is not saved yet. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { name, markdown } = await readJson(request, schema);
  const stored = await readStoredSettings({ request, context });
  return Response.json(await previewPage(context.get(platformContext), stored, name, markdown));
}
