import type { RouterContextProvider } from 'react-router';
import { siteName } from '#app/domain/site-name.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { platformContext } from '../server/context.ts';
import type { SignInSite } from './sign-in-frame.tsx';

const shownCovers = 18;
/** Pixels. */
const coverWidth = 192;

/** Returns the part of the site that the sign-in page shows: its name, host and the covers of its first vertical. */
export function describeSite(context: Readonly<RouterContextProvider>): SignInSite {
  const { environment, snapshots, verticals } = context.get(platformContext);
  const snapshot = snapshots.current();
  const portal = localAddress(environment);
  const [first] = verticals;
  const items = (first && snapshot?.catalogues.get(first.vertical.id)?.items) ?? [];
  const covers = items.slice(0, shownCovers).flatMap((item) => {
    const picture = snapshot && pictureOf(snapshot, item.image);
    if (!picture || 'src' in picture) return [];
    const width = picture.widths.find((candidate) => candidate >= coverWidth) ?? picture.widths.at(-1);
    return [`${portal}/media/${picture.hash}-${width}.avif`];
  });
  return { name: snapshot ? siteName(snapshot) : 'Portico', host: new URL(portal).host, covers };
}
