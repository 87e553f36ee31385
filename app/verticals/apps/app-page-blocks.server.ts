import { linkTo } from '#app/pages/layouts/links.server.ts';
import { topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { shortList } from '#app/messages/formats.ts';
import { blockDefiner, type PageContext } from '#app/pages/layouts/block.server.ts';
import { cutItems } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { languageOfText } from '#app/pages/text-languages.ts';
import type { TextLanguage } from '#app/ui/text-language.ts';
import { itemPicture, pictureOf } from '#app/pages/picture.ts';
import { showTextPictures } from '#app/pages/text-pictures.ts';
import { appCard } from './app-card.server.ts';
import { describeReviews, formatDay, formatSize } from './app-facts.server.ts';
import { downloadSystems } from './download-systems.ts';
import { describePermission } from './permissions.server.ts';
import type { App, AppFields, AppLink } from './vertical.ts';

const defineBlock = blockDefiner<AppFields>();

/**
 * Describes the price of an app. An app that has a licence but no price counts as free software. Returns "" if the
 * price is unknown.
 */
function priceOf({ snapshot, formats, messages }: PageContext, { price, fields }: App): string {
  if (Number(price) > 0) {
    return formats.number(Number(price), { style: 'currency', currency: snapshot.settings.currency });
  }
  return price === '0' || fields.licence !== '' ? messages('apps')('price.free') : '';
}

/**
 * Returns the links of an app. If there are none, returns a link to its site, or to its source code if it has no site.
 */
function linksTo({ messages }: PageContext, { fields }: App): readonly AppLink[] {
  const t = messages('apps');
  if (fields.links.length > 0) return fields.links;
  if (fields.website) return [{ name: t('get.site'), url: fields.website }];
  return fields.source ? [{ name: t('get.source'), url: fields.source }] : [];
}

/**
 * Returns the systems for which the first link is labelled as a download: those of the app's systems that can be
 * recognised in a browser. Returns an empty list unless the first link leads to the app's own site.
 */
function systemsOf({ fields }: App): readonly string[] {
  const [first] = fields.links;
  if (!first || !fields.website || new URL(first.url).host !== new URL(fields.website).host) return [];
  return fields.platforms.filter((name) => downloadSystems.includes(name));
}

const appHeader = defineBlock({
  type: 'appHeader',
  description:
    'Icon, name, developer, ratings and download links of the page’s app. It contains the page’s h1',
  settings: {},
  load(context) {
    const { item: app } = context;
    if (!app) return null;
    const { catalogue } = context;
    const category = catalogue.categoryById.get(app.categoryId);
    const { storeRating, reviewsCount, downloads } = context.figuresOf(app);
    return {
      title: app.title,
      summary: app.fields.summary,
      developer: app.fields.developer && { name: app.fields.developer, url: app.fields.developerUrl },
      picture: itemPicture(context, app),
      category: category && linkTo(context, catalogue, category),
      rate: storeRating,
      reviews: describeReviews(context.messages('apps'), reviewsCount),
      downloads,
      contentRating: app.contentRating,
      price: priceOf(context, app),
      platforms: context.formats.list(app.fields.platforms, shortList),
      links: linksTo(context, app),
      systems: systemsOf(app),
    };
  },
});

const appScreenshots = defineBlock({
  type: 'appScreenshots',
  description: 'Screenshots of the page’s app in one line, with a viewer',
  uses: ['title', 'itemCount'],
  settings: {},
  load(context, { title, itemCount }) {
    const { item: app } = context;
    const { media } = context.snapshot;
    if (!app) return null;
    const t = context.messages('blocks');
    const found = app.screenshots.flatMap((path, index) => {
      const picture = pictureOf(context.snapshot, path);
      // A picture of unknown size gets the aspect ratio of a phone screen, and is scaled to fit once it has loaded.
      const { width, height } = media.get(path) ?? { width: 9, height: 16 };
      const { description = '', credit = '' } = app.fields.screenshotTexts[index] ?? {};
      return picture ? [{ picture, width, height, description, credit, index }] : [];
    });
    if (found.length === 0) return null;
    const shots = found.slice(0, itemCount || 100);
    const credits = new Set(shots.map(({ credit }) => credit).filter(Boolean));
    return {
      title: title || t('screenshots.title'),
      shots: shots.map(({ picture, width, height, description, index: at }, index) => ({
        picture,
        width,
        height,
        alt:
          description ||
          t('screenshots.alt', {
            title: app.title,
            number: index + 1,
            count: shots.length,
          }),
        description,
        language: description
          ? languageOfText(context, app, `ext.screenshot_texts[${at}].desc`).language
          : undefined,
      })),
      credits: [...credits],
    };
  },
});

/** Returns the rows of the facts. Omits unknown facts. */
function factsOf(
  context: PageContext,
  app: App,
): (TextLanguage & { name: string; value: string; url: string })[] {
  const { formats, messages } = context;
  const { fields } = app;
  const t = messages('apps');
  const hostOf = (url: string) => (url ? new URL(url).host.replace(/^www\./, '') : '');
  const facts: [name: string, value: string, url?: string, language?: string][] = [
    [t('fact.version'), fields.version],
    [t('fact.updated'), fields.versionDate && formatDay(formats, fields.versionDate)],
    [t('fact.size'), fields.sizeBytes > 0 ? formatSize(formats, fields.sizeBytes) : ''],
    [t('fact.requires'), fields.minSystem, '', languageOfText(context, app, 'ext.min_system').language],
    [t('fact.released'), fields.firstReleased],
    [t('fact.language'), fields.language],
    [t('fact.licence'), fields.licence],
    [t('fact.website'), hostOf(fields.website), fields.website],
    [t('fact.source'), hostOf(fields.source), fields.source],
    [t('fact.issues'), hostOf(fields.issues), fields.issues],
    [t('fact.donate'), hostOf(fields.donate), fields.donate],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value, url = '', language]) => ({ name, value, url, language }));
}

function permissionsOf(context: PageContext, app: App) {
  const t = context.messages('apps');
  const named = app.fields.permissions.map(({ name, reason }, index) => ({
    name,
    text: describePermission(t, name),
    reason,
    ...languageOfText(context, app, `ext.permissions[${index}].reason`),
  }));
  const plain = new Map(
    named.flatMap(({ text, reason, language }) =>
      text === null ? [] : [[text, { text, reason, language }] as const],
    ),
  );
  return {
    plain: [...plain.values()],
    technical: named.filter(({ text }) => text === null).map(({ name }) => name),
  };
}

const appDetails = defineBlock({
  type: 'appDetails',
  description: 'Description, features, changes, permissions and facts of the page’s app',
  settings: {},
  load(context) {
    const { item: app } = context;
    if (!app) return null;
    const { fields } = app;
    return {
      paragraphs: app.intro.split(/\n{2,}/).filter(Boolean),
      htmlText: app.details === '' ? 'rich_text' : 'details',
      html: showTextPictures(app.details + app.richText, context.snapshot),
      features: fields.features,
      antiFeatures: fields.antiFeatures,
      changelog: fields.changelog.map((change) => ({
        ...change,
        dateTime: change.date,
        date: change.date && formatDay(context.formats, change.date),
      })),
      permissions: permissionsOf(context, app),
      facts: factsOf(context, app),
    };
  },
});

const appReviews = defineBlock({
  type: 'appReviews',
  description: 'Reviews of the page’s app, if there are any',
  uses: ['title', 'itemCount'],
  settings: {},
  load(context, { title, itemCount }) {
    const { item: app } = context;
    if (!app || app.reviews.length === 0) return null;
    const t = context.messages('apps');
    const { storeRating, reviewsCount } = context.figuresOf(app);
    return {
      title: title || t('reviews.title'),
      rate: storeRating,
      count: describeReviews(t, reviewsCount),
      reviews: cutItems(app.reviews, itemCount).map(({ time, rate, ...review }) => ({
        ...review,
        rate: Number(rate),
        date: time && context.formats.date(Number(time) * 1000, { dateStyle: 'long' }),
        dateTime: time && new Date(Number(time) * 1000).toISOString(),
      })),
    };
  },
});

const similarApps = defineBlock({
  type: 'similarApps',
  description: 'Apps that share a category with the page’s app, then the newest others',
  uses: ['title', 'itemCount', 'repeats'],
  settings: {},
  load(context, settings) {
    const { item, catalogue } = context;
    if (!item) return null;
    const related = topRelated(catalogue, item, 100);
    const others = catalogue.newest
      .slice(0, 100)
      .filter((other) => other !== item && !related.includes(other));
    const apps = takeItems(context, settings, [...related, ...others]).map((other) =>
      appCard(context, other),
    );
    return apps.length > 0
      ? { title: settings.title || context.messages('apps')('similar.title'), apps }
      : null;
  },
});

/** Blocks of an app's own page. */
export const appPageBlocks = { appHeader, appScreenshots, appDetails, appReviews, similarApps };
