import { lazy } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useBlockTextLanguage, useLanguageAttributes } from '#app/ui/text-language.ts';
import type { coreBlocks } from './blocks.server.ts';

const NoItems = lazy(async () => ({ default: (await import('./no-items.tsx')).NoItems }));

/** The page's h1. It is visually hidden, except as the title of the empty state of a vertical without items. */
export function HomeHeading({ data }: { data: BlockData<(typeof coreBlocks)['homeHeading']> }) {
  const blockLanguage = useBlockTextLanguage()('title');
  const ownLanguage = useLanguageAttributes(data.language);
  if (!data.isEmpty) {
    return (
      <h1 className="sr-only" {...(data.language === undefined ? blockLanguage : ownLanguage)}>
        {data.title}
      </h1>
    );
  }
  return (
    <div className="shell">
      <NoItems />
    </div>
  );
}
