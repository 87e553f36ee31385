import { useOutletContext, type MetaDescriptor } from 'react-router';
import type { BlockComponentMap } from './layouts/block-list.tsx';
import { LayoutPage } from './layouts/layout-page.tsx';
import type { PageData } from './layouts/page-data.ts';
import { metaDescriptors } from './seo/meta.ts';

/** A page of a vertical. Its blocks use the components that the vertical's `pages.tsx` provides. */
export function SectionPage({ page }: { page: PageData }) {
  return <LayoutPage page={page} components={useOutletContext<BlockComponentMap>()} />;
}

/** The `meta` export of a route whose loader returns a page. */
export function pageMeta({ loaderData }: { loaderData?: PageData | undefined }): MetaDescriptor[] {
  return loaderData ? metaDescriptors(loaderData.meta) : [];
}
