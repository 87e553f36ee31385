import type { Snapshot } from '#app/domain/snapshot.ts';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { directionOf } from '#app/messages/language-facts.ts';
import { hasOwnPicture, sitePictureAddress } from '#app/pages/site-pictures.server.ts';
import {
  currentSnapshot,
  languageContext,
  languagePrefixContext,
} from '#app/pages/request-context.server.ts';
import { mainLook } from '#app/settings/looks.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import type { Route } from './+types/manifest';
import { cacheControl } from '#app/lib/cache-control.ts';

export const handle = { cache: 'page', hasLanguages: true } satisfies RoutePolicy;

/** Web app manifest (spec SEO-7). */
export function loader({ context }: Route.LoaderArgs) {
  const snapshot = currentSnapshot(context);
  const language = context.get(languageContext);
  const name = snapshot ? siteName(snapshot) : 'Portico';
  const color = snapshot ? mainLook(snapshot.settings).pageColor : '#0E1748';
  return Response.json(
    {
      name,
      short_name: name,
      start_url: `${context.get(languagePrefixContext)}/`,
      lang: language,
      dir: directionOf(language),
      display: 'standalone',
      background_color: color,
      theme_color: color,
      icons: snapshot && hasOwnPicture(snapshot) ? ownIcons(snapshot) : builtInIcons,
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': cacheControl.description } },
  );
}

const builtInIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
];

function ownIcons(snapshot: Snapshot) {
  const icon = (kind: 'icon-192' | 'icon-512' | 'maskable-512') => {
    const size = kind.split('-')[1];
    return { src: sitePictureAddress(snapshot, kind), sizes: `${size}x${size}`, type: 'image/png' };
  };
  return [icon('icon-192'), icon('icon-512'), { ...icon('maskable-512'), purpose: 'maskable' }];
}
