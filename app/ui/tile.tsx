import { markup } from './markup.ts';
import type { PictureData } from './picture-data.ts';
import { pictureMarkup, type PictureLoad } from './picture-markup.ts';
import type { TileData } from './tile-data.ts';

/** Class of a badge, in addition to its own class. */
export const badgeClass = {
  Top: '',
  'Editors’ pick': '',
  Hot: 'badge-hot',
  New: 'badge-new',
  Sample: 'badge-sample',
};

/**
 * A cover with its title and at most one badge (design note 5). Renders a list item whose content is markup
 * (docs/decisions/0013).
 */
export function Tile({
  tile,
  widePicture,
  sizes = '(min-width: 54rem) 165px, (min-width: 40rem) 22vw, 29vw',
  load,
  className = '',
  isNamed = false,
}: {
  tile: TileData;
  /** The 16:9 version, for a box that is wide on a phone. */
  widePicture?: PictureData | null;
  sizes?: string;
  load?: PictureLoad;
  className?: string;
  /** True if the title is always visible on the cover, as on large tiles. */
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
  // Screen readers should read the title only once if it is also the picture's text.
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
 * A plain link. Pages contain hundreds of them, and router links would add a third to the rendering time. One listener
 * for the document turns clicks on links inside the portal into client navigations (`shell/link-navigation.tsx`).
 */
export function ItemLink({
  href,
  isCurrent = false,
  className,
  children,
}: {
  href: string;
  /** True if it leads to the current page. */
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
