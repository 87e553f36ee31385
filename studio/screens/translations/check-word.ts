import { data, type ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { compareMessage } from '#app/messages/message-arguments.server.ts';
import { readJson } from '../../access/read-json.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';

export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const schema = z.object({
  scope: z.string().max(100),
  key: z.string().max(200),
  text: z.string().max(10_000),
});

/** Checks a text of the interface while it is typed: its form, and whether it has the arguments of the English text. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { scope, key, text } = await readJson(request, schema);
  const english = bundleRegistryOf(context.get(platformContext)).englishMessage(scope, key);
  if (english === undefined) throw data(null, { status: 404 });
  return Response.json({ fault: compareMessage(text, english) });
}
