import type { LoaderFunctionArgs } from 'react-router';
import { offerSettings, settingsSiteOf } from '../screens/settings/settings.server.ts';
import { documentMessagesContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

const longestQuery = 100;

/** Finds settings for the command palette. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestQuery);
  const { language } = context.get(documentMessagesContext);
  return Response.json(offerSettings(settingsSiteOf(context.get(platformContext), language), query));
}
