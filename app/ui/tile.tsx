import { markup } from './markup.ts';
import type { PictureData } from './picture-data.ts';
import { pictureMarkup, type PictureLoad } from './picture-markup.ts';
import type { TileData } from './tile-data.ts';

/** Class of a badge beside its own. */
export const badgeClass = {
  Top: '',
  'Editors’ pick': '',
  Hot: 'badge-hot',
  New: 'badge-new',
  Sample: 'badge-sample',
};

/** Cover with title and at most one badge (DESIGN, Parts). A list item; its content is markup (docs/decisions/0013). */
export function Tile({
  tile,
  widePicture,
  sizes = '(min-width: 54rem) 165px, (min-width: 40rem) 22vw, 29vw',
  load,
  className = '',
  isNamed = false,
}: {
  tile: TileData;
  /** The 16:9 cut, for a box that is wide on a phone. */
  widePicture?: PictureData | null;
  sizes?: string;
  load?: PictureLoad;
  className?: string;
  /** The title stays visible on the cover, as on large tiles. */
  isNamed?: boolean;
}) {
  const names = ['tile', isNamed && 'tile-named', tile.needsKeyboard && 'needs-keyboard', className];
  const cover = tile.picture
    ? pictureMarkup({ picture: tile.picture, widePicture, sizes, load })
    : markup`<span class="tile-blank"></span>`;
  const badge = tile.best
    ? markup`<span class="badge badge-best">${tile.best}</span>`
    : tile.badge && markup`<span class="badge ${badgeClass[tile.badge]}">${tile.badge}</span>`;
  const category = tile.category && markup`<span class="tile-category">${tile.category}</span>`;
  // Read once where the picture's text is the title.
  const isRepeated = tile.picture?.alt === tile.title || null;
  const content = markup`${cover}${badge}<span class="tile-title"${isRepeated && markup` aria-hidden="true"`}>${tile.title}</span>`;
  const isElsewhere = !tile.href.startsWith('/');
  const link = isElsewhere
    ? markup`<a href="${tile.href}" rel="noopener">${content}</a>`
    : markup`<a href="${tile.href}"${tile.preview && markup` data-preview="${tile.preview}"`}>${content}</a>`;
  return (
    <li
      className={names.filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: markup`${link}${category}`.html }}
      suppressHydrationWarning
    />
  );
}

/**
 * A plain link: pages hold hundreds, and a router link each costs a third of the rendering. Those inside the portal
 * become client navigations by one listener for the document (`shell/link-navigation.tsx`).
 */
export function ItemLink({
  href,
  isCurrent = false,
  className,
  children,
}: {
  href: string;
  /** It leads to where the visitor is. */
  isCurrent?: boolean;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <a
      href={href}
      rel={href.startsWith('/') ? undefined : 'noopener'}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
