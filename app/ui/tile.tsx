import type { PictureData } from './picture-data.ts';
import type { PictureLoad } from './picture-load.ts';
import { Picture } from './picture.tsx';
import type { TileData } from './tile-data.ts';

/** Class of a badge, in addition to its own class. */
export const badgeClass = {
  Top: '',
  'Editors’ pick': '',
  Hot: 'badge-hot',
  New: 'badge-new',
  Sample: 'badge-sample',
};

/** A cover with its title and at most one badge (design note 5), as a list item. */
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
  const isElsewhere = !tile.href.startsWith('/');
  return (
    <li className={names.filter(Boolean).join(' ')}>
      <a
        href={tile.href}
        rel={isElsewhere ? 'noopener' : undefined}
        data-preview={isElsewhere ? undefined : tile.preview}
      >
        {tile.picture ? (
          <Picture picture={tile.picture} widePicture={widePicture} sizes={sizes} load={load} />
        ) : (
          <span className="tile-blank" />
        )}
        <Badge tile={tile} />
        {/* Screen readers should read the title only once if it is also the picture's text. */}
        <span className="tile-title" aria-hidden={tile.picture?.alt === tile.title || undefined}>
          {tile.title}
        </span>
      </a>
      {tile.category && <span className="tile-category">{tile.category}</span>}
    </li>
  );
}

function Badge({ tile: { badge, best } }: { tile: TileData }) {
  if (best) return <span className="badge badge-best">{best}</span>;
  return badge && <span className={`badge ${badgeClass[badge]}`}>{badge}</span>;
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
