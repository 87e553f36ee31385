import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { cacheControl } from '#app/lib/cache-control.ts';
import { localise, platformContext } from '#app/pages/request-context.server.ts';
import type { LanguageOffer } from '#app/shell/language-offer.ts';
import type { Route } from './+types/language';

export const handle = { cache: 'page', query: ['lang'] } satisfies RoutePolicy;

/**
 * Returns the texts that offer the requested language on a page in another language. The page does not contain these
 * texts, because it has the messages of its own language only.
 */
export function loader({ context }: Route.LoaderArgs) {
  const t = localise(context, context.get(platformContext).snapshots.current()).messages('shell');
  return Response.json(
    {
      offer: t('language.offer'),
      accept: t('language.accept'),
      changed: t('language.changed'),
      back: t('language.back', { name: '{name}' }),
    } satisfies LanguageOffer,
    { headers: { 'Cache-Control': cacheControl.api } },
  );
}
