import type { CSSProperties } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { Name, textIn } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PartSheet } from '#app/ui/part-sheet.tsx';
import { useAttributesOf, useBlockTextLanguage } from '#app/ui/text-language.ts';
import { Rail } from '#app/ui/rail.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import styles from './shelves.css?url';

type ShelvesData = BlockData<(typeof coreBlocks)['shelves']>;

/** Colours of the panels, in order. */
const hues = ['coral', 'info', 'success', 'star', 'sand', 'quiz'] as const;

/** A line of covers for each category or tag. */
export function Shelves({ data }: { data: ShelvesData }) {
  const blockLanguage = useBlockTextLanguage();
  const isBeside = data.headings === 'beside';
  return (
    <>
      {isBeside && <PartSheet href={styles} />}
      {data.title && (
        <section className="shell mt-8 md:mt-10">
          <h2 {...blockLanguage('title')} className="text-2xl md:text-3xl">
            {data.title}
          </h2>
        </section>
      )}
      {data.lines.map((line, index) => (
        <section key={line.key} className="shell mt-8 md:mt-9" aria-label={line.name}>
          {isBeside ? (
            <Panel line={line} hue={hues[index % hues.length] ?? 'coral'} level={data.title ? 'h3' : 'h2'} />
          ) : (
            <>
              <Heading line={line} level={data.title ? 'h3' : 'h2'} />
              <Rail tiles={line.tiles} label={line.name} grows />
            </>
          )}
        </section>
      ))}
    </>
  );
}

type Line = ShelvesData['lines'][number];

function Heading({ line, level: Level }: { line: Line; level: 'h2' | 'h3' }) {
  const attributesOf = useAttributesOf();
  return (
    <div className="mb-2">
      <div className="flex items-baseline gap-4">
        <Level className="text-xl md:text-2xl">
          <Name of={line} />
        </Level>
        <SeeAll line={line} look="text-accent-text hover:underline" />
      </div>
      {line.intro && (
        <p {...attributesOf(line.introLanguage)} className="max-w-read text-soft">
          {line.intro}
        </p>
      )}
    </div>
  );
}

/** The heading in a coloured panel, with the covers beside it, or below it where there is no room. */
function Panel({ line, hue, level: Level }: { line: Line; hue: (typeof hues)[number]; level: 'h2' | 'h3' }) {
  const attributesOf = useAttributesOf();
  return (
    <div className="shelf-panel" style={{ '--hue': `var(--color-${hue})` } as CSSProperties}>
      <div className="shelf-name">
        {line.icon && (
          <Picture
            picture={line.icon}
            alt=""
            sizes="56px"
            className="hidden size-14 rounded-full object-cover @4xl:block"
          />
        )}
        <Level className="text-2xl @4xl:text-3xl">
          <Name of={line} />
        </Level>
        {line.intro && (
          <p {...attributesOf(line.introLanguage)} className="text-[0.9375rem] leading-snug text-soft">
            {line.intro}
          </p>
        )}
        <SeeAll line={line} look="underline underline-offset-4 hover:no-underline" />
      </div>
      <div className="min-w-0 @4xl:self-center">
        <Rail tiles={line.tiles} label={line.name} />
      </div>
    </div>
  );
}

function SeeAll({ line, look }: { line: Line; look: string }) {
  const t = useMessages('ui');
  return (
    <ItemLink href={line.href} className={`touch-target z-1 py-1 text-sm font-bold ${look}`}>
      {t.rich('list.seeAll', { title: line.name, hidden, own: textIn(line.language) })}
    </ItemLink>
  );
}
