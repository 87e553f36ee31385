import type { ReactNode } from 'react';
import { ItemLink } from '#app/ui/tile.tsx';
import { SignGlyph } from '../drawing/glyphs.tsx';
import type { SignSlug } from '../sky/zodiac.ts';

/** A sign that a result names. `href` is the address of its page, or `null` if the site has no page for it. */
export interface NamedSign {
  slug: SignSlug;
  name: string;
  href: string | null;
}

/** The symbol and name of a sign. */
export function SignName({ sign: { slug, name, href }, linkClass }: { sign: NamedSign; linkClass: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <SignGlyph sign={slug} className="size-7 text-star" />
      {href ? (
        <ItemLink href={href} className={linkClass}>
          {name}
        </ItemLink>
      ) : (
        name
      )}
    </span>
  );
}

/** Returns a function that renders a sign as an element of a message. */
export function signTag(sign: NamedSign, linkClass: string) {
  return () => <SignName sign={sign} linkClass={linkClass} />;
}

/** Renders the word between the names of two signs. */
export const smallWord = (word: ReactNode) => <span className="text-base font-normal text-soft">{word}</span>;
