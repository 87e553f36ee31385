import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { revokePreview } from '#app/changes/drafts.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { findCurrentDraft } from './current-draft.server.ts';

/** Every operator who may edit a draft may also share its preview. */
export const handle: StudioPolicy = { read: 'editor', write: 'editor' };

const day = 86_400_000;
/** Milliseconds for which the operator's own preview is valid. */
const ownLifetime = day / 2;

/** Redirects to the preview of a page in the operator's draft. Without a draft, redirects to the published page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { store, environment } = context.get(platformContext);
  const to = pathOf(new URL(request.url).searchParams.get('to'));
  const draft = await findCurrentDraft({ request, context });
  const key = draft && (await createPreviewLinks(store).createKey(draft.id, ownLifetime));
  const portal = localAddress(environment);
  return redirect(key === null ? portal + to : `${portal}/preview/${key}?${query(to)}`);
}

const number = z.coerce.number().int().positive();
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('share'), id: number, days: z.enum(['1', '7', '30']) }),
  z.object({ intent: z.literal('revoke'), id: number, revision: number }),
]);

/** Creates a link to the preview of a draft, or makes all its links invalid. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: form } = parsed;
  const { store, environment, clock } = context.get(platformContext);
  if (form.intent === 'revoke') return { outcome: (await revokePreview(store, form)).outcome };
  const lifetime = Number(form.days) * day;
  const key = await createPreviewLinks(store).createKey(form.id, lifetime);
  if (key === null) return { outcome: 'not-found' as const };
  const link = `${localAddress(environment)}/preview/${key}?${query('/')}`;
  return { outcome: 'shared' as const, link, endsAt: clock.now() + lifetime };
}

function query(to: string): string {
  return new URLSearchParams({ to }).toString();
}

/** Returns a path of the portal. Addresses of other sites lead to the home page. */
function pathOf(to: string | null): string {
  return to !== null && /^\/(?![/\\])/.test(to) ? to : '/';
}
