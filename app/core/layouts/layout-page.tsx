import { BlockList, type BlockComponentMap } from './block-list.tsx';
import type { PageData } from './page.server.ts';

/** A page drawn from its layout; `components` come from the route module, so that code follows routes (FINDINGS 15). */
export function LayoutPage({ page, components }: { page: PageData; components: BlockComponentMap }) {
  return (
    <div className={`page page-${page.kind}`}>
      <BlockList blocks={page.blocks} components={components} />
    </div>
  );
}
