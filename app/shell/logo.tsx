import type { PictureData } from '#app/ui/picture-data.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The site's own logo, otherwise the built-in one: an arched doorway with light inside. */
export function Logo({ name, picture }: { name: string; picture: PictureData | null }) {
  if (picture) {
    return (
      <span className="block h-10 w-36">
        <Picture
          picture={picture}
          alt={name}
          sizes="144px"
          load="first"
          className="size-full bg-transparent! object-contain object-left rtl:object-right"
        />
      </span>
    );
  }
  return (
    <span className="flex items-center gap-2.5 font-display text-2xl font-semibold">
      <svg viewBox="0 0 34 34" aria-hidden className="size-9">
        <path
          d="M0 11A11 11 0 0 1 11 0h12a11 11 0 0 1 11 11v19a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z"
          fill="var(--color-accent)"
        />
        <path d="M8 34V19a9 9 0 0 1 18 0v15Z" fill="var(--color-on-accent)" />
        <circle cx="22" cy="25" r="1.8" fill="var(--color-accent)" />
      </svg>
      <span className="hidden sm:inline">{name}</span>
      <span className="sr-only sm:hidden">{name}</span>
    </span>
  );
}
