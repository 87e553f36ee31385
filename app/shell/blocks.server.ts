import {
  categoryAddress,
  dynamicListAddress,
  homeAddress,
  routeName,
} from '#app/core/catalogue/addresses.ts';
import { siteHost } from '#app/core/seo/meta.ts';
import { defineBlock, type PageContext } from '#app/core/layouts/block.server.ts';

/** The site's short name: its title up to the first separator. */
function siteName(context: PageContext): string {
  return context.snapshot.info.title.split(/\s*[:|–-]\s/)[0]?.trim() || 'Portico';
}

const topBar = defineBlock({
  type: 'topBar',
  region: 'header',
  description: 'Logo, verticals, search and My games',
  settings: {},
  load(context) {
    const prefix = routeName(context.verticalId);
    return {
      siteName: siteName(context),
      menu: context.menu,
      verticalId: context.verticalId,
      search: { action: `/${prefix}/search`, keyword: context.search?.keyword ?? '' },
      noun: context.vertical.noun.many,
      itemCount: context.catalogue.openItems.length,
      prefix,
      myItems: context.vertical.isCollected ? `/${prefix}/mygames` : null,
    };
  },
});

const bottomBar = defineBlock({
  type: 'bottomBar',
  region: 'footer',
  description: 'Links to every part of the site and the copyright text',
  settings: {},
  load(context) {
    const { verticalId, catalogue, menu, snapshot } = context;
    const { noun, isCollected } = context.vertical;
    const explore = [
      { name: `All ${noun.many}`, href: dynamicListAddress(verticalId, {}) },
      { name: 'Surprise me', href: `${homeAddress(verticalId)}/details` },
      ...(isCollected ? [{ name: `My ${noun.many}`, href: `${homeAddress(verticalId)}/mygames` }] : []),
      ...[...catalogue.tags.values()].map((tag) => ({
        name: tag.name,
        href: dynamicListAddress(verticalId, { tag: tag.name }),
      })),
    ];
    const groups = [
      { title: 'Explore', links: explore },
      {
        title: 'Categories',
        links: catalogue.categories.map((category) => ({
          name: category.name,
          href: categoryAddress(category, verticalId),
        })),
      },
      ...(menu.length > 1
        ? [{ title: 'Sections', links: menu.map(({ name, href }) => ({ name, href })) }]
        : []),
    ];
    const year = String(new Date(context.now).getUTCFullYear());
    return {
      siteName: siteName(context),
      groups,
      copyright: (snapshot.settings.copyright || `© {year} ${siteHost(context.siteUrl)}`).replace(
        '{year}',
        year,
      ),
    };
  },
});

const notFound = defineBlock({
  type: 'notFound',
  description: 'Says that the page does not exist and where to go on',
  settings: {},
  load({ menu, verticalId }) {
    const home = menu.find((entry) => entry.id === verticalId);
    return { home: home?.href ?? '/', homeName: home?.name ?? 'the home page' };
  },
});

/** Blocks of the frame around a page. */
export const shellBlocks = { topBar, bottomBar, notFound };
