import type { CSSProperties, ReactNode } from 'react';
import styles from './hero-card.css?url';
import type { PictureData } from './picture-data.ts';
import { InLanguage } from './in-language.tsx';
import { PartSheet } from './part-sheet.tsx';
import { useAttributesOf, type ContentName } from './text-language.ts';
import { ItemLink } from './tile.tsx';

/** A large card for one item: its picture with a glow in the picture's main colour, its text and the main button. */
export function HeroCard({
  label,
  picture,
  color,
  title,
  intro,
  href,
  className,
  above,
  button,
  facts,
  children,
}: {
  /** The name of the card for assistive technology. */
  label: string;
  /** The picture of the card. */
  picture: PictureData | null;
  /** The colour of the glow if the picture's main colour is unknown. */
  color: string;
  title: ContentName;
  intro: ContentName;
  href: string;
  className: string;
  above: ReactNode;
  button: ReactNode;
  /** Facts about the item, shown beside the button. */
  facts: ReactNode;
  /** The element that shows the picture. */
  children: ReactNode;
}) {
  const attributesOf = useAttributesOf();
  const glow = picture && 'hash' in picture ? picture.color : color;
  return (
    <section className={`shell ${className}`} aria-label={label}>
      <PartSheet href={styles} />
      <div className="hero" style={{ '--hero-color': glow } as CSSProperties}>
        {picture && <div className="hero-picture">{children}</div>}
        <div className="relative flex flex-col justify-center p-5 sm:max-w-[54%] md:p-10 xl:p-14">
          {above}
          <h2 {...attributesOf(title.language)} className="text-2xl md:text-3xl xl:text-4xl">
            {title.name}
          </h2>
          <p
            {...attributesOf(intro.language)}
            className="mt-3 line-clamp-3 max-w-[46ch] text-soft md:text-lg"
          >
            {intro.name}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-7">
            <ItemLink href={href} className="button-primary md:min-h-13 md:px-8 md:text-lg">
              {button}
              <span className="sr-only">
                : <InLanguage language={title.language}>{title.name}</InLanguage>
              </span>
            </ItemLink>
            <p className="flex min-h-6 items-center gap-3 text-sm font-semibold text-soft">{facts}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
