import { TextLink } from '../ui/text-link.tsx';
import { PictureTile } from './picture-tile.tsx';
import type { ShownChange } from './shown-change.ts';
import { useChangeNames } from './use-change-names.ts';

/**
 * Names the changed item, with its cover, or the changed part. The name links to the screen that edits the item or
 * part.
 */
export function ChangedTarget({ target, level: Heading }: { target: ShownChange; level: 'h2' | 'h3' }) {
  const { nameOfTarget } = useChangeNames();
  const name = nameOfTarget(target);
  return (
    <>
      {target.cover && target.cover.src !== '' && (
        <PictureTile picture={target.cover} className="size-10 shrink-0" />
      )}
      <Heading className="min-w-0 font-display text-heading font-semibold break-words">
        {target.href === '' ? name : <TextLink href={target.href}>{name}</TextLink>}
      </Heading>
      <span className="text-secondary text-muted">{target.section}</span>
    </>
  );
}
