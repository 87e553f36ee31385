import { PageTextsContext } from '#app/ui/text-language.ts';
import { PageScripts } from '../ads/page-scripts.tsx';
import { BlockList, type BlockComponentMap } from './block-list.tsx';
import type { PageData } from './page-data.ts';

/**
 * The root view of a page: its background and the blocks of its layout. `components` come from the route module, so
 * that each route only loads its own code (stack note 9).
 */
export function LayoutPage({ page, components }: { page: PageData; components: BlockComponentMap }) {
  return (
    <div className={`page page-${page.kind}`} style={page.background}>
      <div aria-hidden className="backdrop" />
      <PageTextsContext value={page.foreignTexts}>
        <BlockList blocks={page.blocks} components={components} />
      </PageTextsContext>
      {page.adScripts && <PageScripts scripts={page.adScripts} />}
    </div>
  );
}
