import type { Layout, PageKind } from '#app/core/layouts/layout.ts';

function place(type: string, settings: Record<string, unknown> = {}) {
  return { type, settings };
}

/** The weather pages of a fresh install. */
export const weatherLayouts: Readonly<Partial<Record<PageKind, Layout>>> = {
  home: [
    place('topBar'),
    place('categoryChips'),
    place('homeHeading'),
    place('quickView', { title: 'Weather', itemCount: 48 }),
    place('bottomBar'),
  ],
  details: [
    place('topBar'),
    place('breadcrumbs'),
    place('itemHeader'),
    place('richText'),
    place('faq'),
    place('related', { title: 'More like this', itemCount: 12 }),
    place('bottomBar'),
  ],
  category: [place('topBar'), place('categoryChips'), place('list'), place('bottomBar')],
};
