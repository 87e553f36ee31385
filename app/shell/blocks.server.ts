import { z } from 'zod';
import { searchPlaceholder } from '#app/blocks/search-placeholder.server.ts';
import {
  categoryAddress,
  dynamicListAddress,
  homeAddress,
  routeName,
  searchFormAddress,
} from '#app/domain/catalogue/addresses.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { siteName } from '#app/domain/site-name.ts';
import { dateFormat } from '#app/lib/date-format.ts';
import { textPageNames } from '#app/domain/text-pages.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { fullWidthByDefault } from '#app/pages/layouts/common-settings.server.ts';
import { sharedPage } from './shared-page.server.ts';
import { siteTextPage, textPageLinks } from './text-pages.server.ts';

const topBar = defineBlock({
  type: 'topBar',
  region: 'header',
  description: 'Logo, verticals, search and My games',
  settings: { fullWidth: fullWidthByDefault },
  load(context) {
    const prefix = routeName(context.verticalId);
    return {
      siteName: siteName(context.snapshot),
      logo: pictureOf(context.snapshot, context.snapshot.info.logoTop),
      menu: context.menu,
      // A text page belongs to no section, although its bar is that of a section.
      currentId: context.kind === 'text' ? null : context.verticalId,
      search: searchField(context),
      noun: context.vertical.noun.many,
      prefix,
      myItems: context.vertical.isCollected ? `/${prefix}/mygames` : null,
    };
  },
});

function searchField({ searchVertical, snapshot, search }: PageContext) {
  if (!searchVertical) return null;
  return {
    vertical: searchVertical.prefix,
    action: searchFormAddress(searchVertical.id),
    keyword: search?.keyword ?? '',
    placeholder: searchPlaceholder(searchVertical, snapshot),
  };
}

const bottomBar = defineBlock({
  type: 'bottomBar',
  region: 'footer',
  description: 'Links to every part of the site and the copyright text',
  settings: { fullWidth: fullWidthByDefault },
  load(context) {
    const { verticalId, catalogue, menu, snapshot } = context;
    const { noun, isCollected, isListed = true } = context.vertical;
    const explore = [
      ...(isListed
        ? [
            { name: `All ${noun.many}`, href: dynamicListAddress(verticalId, {}) },
            { name: 'Surprise me', href: `${homeAddress(verticalId)}/details` },
          ]
        : [{ name: context.vertical.name, href: homeAddress(verticalId) }]),
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
      { title: 'This site', links: textPageLinks(context) },
    ].filter(({ links }) => links.length > 0);
    const { timeZone } = snapshot.settings;
    const year = dateFormat(timeZone, 'year').format(context.now);
    return {
      siteName: siteName(context.snapshot),
      logo: pictureOf(snapshot, snapshot.info.logoBottom),
      groups,
      copyright: (snapshot.settings.copyright || `© {year} ${siteName(snapshot)}`).replace('{year}', year),
    };
  },
});

const textPage = defineBlock({
  type: 'textPage',
  description: 'One of the site’s text pages with links to the others. It holds the page’s h1',
  settings: { page: z.enum(textPageNames).default('aboutUs').describe('name of the page') },
  load: (context, { page }) => ({ ...siteTextPage(context, page), pages: textPageLinks(context) }),
});

const shareBar = defineBlock({
  type: 'shareBar',
  description: 'The share targets in the open, for the address of the page',
  uses: ['title'],
  settings: {},
  load(context, settings) {
    const { item, vertical } = context;
    return {
      title: settings.title || `Share this ${item ? vertical.noun.one : 'page'}`,
      page: sharedPage(context, context.address),
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
export const shellBlocks = { topBar, bottomBar, shareBar, textPage, notFound };
