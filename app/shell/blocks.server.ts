import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { searchPlaceholder } from '#app/blocks/search-placeholder.server.ts';
import { dynamicListAddress, homeAddress, searchFormAddress } from '#app/domain/catalogue/addresses.ts';
import { linkTo, type NamedLink } from '#app/pages/layouts/links.server.ts';
import { pictureOf } from '#app/pages/picture.ts';
import { languageOfSetting } from '#app/pages/site-text-languages.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import { isTextPageName, type TextPageName } from '#app/domain/text-pages.ts';
import { defineBlock, type PageContext } from '#app/pages/layouts/block.server.ts';
import { fullWidthByDefault } from '#app/pages/layouts/common-settings.server.ts';
import { sharedPage } from './shared-page.server.ts';
import { footerPageLinks, menuPageLinks, siteTextPage } from './text-pages.server.ts';

const topBar = defineBlock({
  type: 'topBar',
  region: 'header',
  description: 'Logo, verticals, search and My games',
  settings: { fullWidth: fullWidthByDefault },
  load(context) {
    const { prefix } = context.vertical;
    return {
      siteName: siteName(context.snapshot),
      logo: pictureOf(context.snapshot, context.snapshot.info.logoTop),
      menu: context.menu,
      pages: menuPageLinks(context),
      // A text page belongs to no section, although it shows the top bar of a section.
      currentId: context.kind === 'text' ? null : context.verticalId,
      search: searchField(context),
      prefix,
      myItems: myItemsLink(context),
    };
  },
});

/** Returns the link to the visitor's collected items, or `null` if they cannot be collected. */
function myItemsLink({ vertical, collectionMessages }: PageContext) {
  if (!vertical.isCollected) return null;
  return {
    href: `${homeAddress(vertical)}/mygames`,
    label: collectionMessages(vertical)('collection.title'),
  };
}

function searchField(context: PageContext) {
  const { searchVertical, search } = context;
  if (!searchVertical) return null;
  return {
    vertical: searchVertical.prefix,
    action: searchFormAddress(searchVertical),
    keyword: search?.keyword ?? '',
    placeholder: searchPlaceholder(context, searchVertical),
  };
}

const bottomBar = defineBlock({
  type: 'bottomBar',
  region: 'footer',
  description: 'Links to every part of the site and the copyright text',
  settings: { fullWidth: fullWidthByDefault },
  load(context) {
    const { vertical, catalogue, menu, snapshot } = context;
    const { isListed = true } = vertical;
    const t = context.messages('shell');
    const mine = myItemsLink(context);
    const explore: NamedLink[] = [
      ...(isListed
        ? [
            { name: context.section('section.all'), href: dynamicListAddress(vertical, {}) },
            { name: t('footer.surprise'), href: `${homeAddress(vertical)}/details` },
          ]
        : [{ name: context.section('section.name'), href: homeAddress(vertical) }]),
      ...(mine ? [{ name: mine.label, href: mine.href }] : []),
      ...[...catalogue.tags.values()].map((tag) => linkTo(context, catalogue, tag)),
    ];
    const groups = [
      { title: t('footer.explore'), links: explore },
      {
        title: t('footer.categories'),
        links: catalogue.categories.map((category) => linkTo(context, catalogue, category)),
      },
      ...(menu.length > 1
        ? [{ title: t('footer.sections'), links: menu.map(({ name, href }) => ({ name, href })) }]
        : []),
      { title: t('footer.site'), links: footerPageLinks(context) },
    ].filter(({ links }) => links.length > 0);
    const year = context.formats.date(context.now, { year: 'numeric' });
    const { copyright } = snapshot.settings;
    return {
      siteName: siteName(context.snapshot),
      logo: pictureOf(snapshot, snapshot.info.logoBottom),
      groups,
      copyright: copyright
        ? { text: copyright.replace('{year}', year), ...languageOfSetting(context, 'copyright') }
        : { text: t('footer.copyright', { year, site: siteName(snapshot) }) },
    };
  },
});

const pageAllowed = phrase('the name of a text page, such as "aboutUs" or "pages/imprint"');

const textPage = defineBlock({
  type: 'textPage',
  description: 'One of the site’s text pages with links to the others. It contains the page’s h1',
  settings: {
    page: z
      .string({ error: pageAllowed })
      .refine((name): name is TextPageName => isTextPageName(name), { error: pageAllowed })
      .default('aboutUs')
      .meta({ title: 'Page', description: 'name of the page' }),
  },
  load: (context, { page }) => ({
    ...siteTextPage(context, page),
    pages: footerPageLinks(context, page),
  }),
});

const shareBar = defineBlock({
  type: 'shareBar',
  description: 'The buttons for sharing the page',
  uses: ['title'],
  settings: {},
  load(context, settings) {
    const own = context.item ? context.section('section.share') : context.messages('shell')('share.page');
    return {
      title: settings.title || own,
      page: sharedPage(context, context.address),
    };
  },
});

const notFound = defineBlock({
  type: 'notFound',
  description: 'The message that the page does not exist, with links to other pages',
  settings: {},
  load({ menu, verticalId }) {
    const home = menu.find((entry) => entry.id === verticalId);
    return { home: home?.href ?? '/', homeName: home?.name ?? null };
  },
});

/** Blocks of the frame around a page. */
export const shellBlocks = { topBar, bottomBar, shareBar, textPage, notFound };
