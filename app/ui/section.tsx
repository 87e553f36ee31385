import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { textIn } from './in-language.tsx';
import { useBlockTextLanguage, useLanguageAttributes } from './text-language.ts';
import { ItemLink } from './tile.tsx';

/** A part of a page, as wide as the shell, with an optional title. */
export function Section({
  title,
  language,
  seeAll,
  className = '',
  isNested = false,
  children,
}: {
  title?: string;
  /** Language of the title. Not set if the title is the heading in the settings of the block. */
  language?: string | undefined;
  seeAll?: string;
  className?: string;
  /** True if the section is inside another element with the width of the shell. */
  isNested?: boolean;
  children: React.ReactNode;
}) {
  const t = useMessages('ui');
  const blockLanguage = useBlockTextLanguage()('title');
  const ownLanguage = useLanguageAttributes(language);
  const attributes = language === undefined ? blockLanguage : ownLanguage;
  return (
    <section className={isNested ? className : `shell mt-8 md:mt-10 ${className}`}>
      {title && (
        <div className="mb-3 flex items-baseline gap-4 md:mb-4">
          <h2 {...attributes} className="text-xl md:text-2xl">
            {title}
          </h2>
          {seeAll && (
            <ItemLink
              href={seeAll}
              className="touch-target z-1 py-1 text-sm font-bold whitespace-nowrap text-accent-text hover:underline"
            >
              {t.rich('list.seeAll', {
                title,
                hidden,
                own: textIn(attributes.lang),
              })}
            </ItemLink>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
