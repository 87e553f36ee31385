import type { PictureData } from './picture-data.ts';
import { Picture } from './picture.tsx';
import type { TileData } from './tile-data.ts';

const badgeClass = { Top: '', Hot: 'badge-hot', New: 'badge-new' };

/** Cover with title and at most one badge (DESIGN, Parts). A list item. */
export function Tile({
  tile,
  widePicture,
  sizes = '(min-width: 100rem) 150px, (min-width: 64rem) 13vw, (min-width: 40rem) 18vw, 31vw',
  eager = false,
  className = '',
  isNamed = false,
}: {
  tile: TileData;
  /** The 16:9 cut, for a box that is wide on a phone. */
  widePicture?: PictureData | null;
  sizes?: string;
  eager?: boolean;
  className?: string;
  /** The title stays visible on the cover, as on large tiles. */
  isNamed?: boolean;
}) {
  return (
    <li
      className={`tile ${isNamed ? 'tile-named' : ''} ${tile.needsKeyboard ? 'needs-keyboard' : ''} ${className}`}
    >
      <ItemLink href={tile.href}>
        {tile.picture ? (
          <Picture picture={tile.picture} widePicture={widePicture} alt="" sizes={sizes} eager={eager} />
        ) : (
          <span className="tile-blank" />
        )}
        {tile.badge && <span className={`badge ${badgeClass[tile.badge]}`}>{tile.badge}</span>}
        <span className="tile-title">{tile.title}</span>
      </ItemLink>
    </li>
  );
}

/**
 * A plain link: pages hold hundreds, and a router link each costs a third of the rendering. Those inside the portal
 * become client navigations by one listener for the document (`shell/link-navigation.tsx`).
 */
export function ItemLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'} className={className}>
      {children}
    </a>
  );
}
