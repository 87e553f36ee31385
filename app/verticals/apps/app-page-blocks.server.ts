import { categoryAddress } from '#app/domain/catalogue/addresses.ts';
import { topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { blockDefiner, type PageContext } from '#app/pages/layouts/block.server.ts';
import { cutItems } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { itemPicture, pictureOf } from '#app/pages/picture.ts';
import { dateFormat } from '#app/lib/date-format.ts';
import { appCard } from './app-card.server.ts';
import { describePermission, formatDay, formatSize } from './app-facts.ts';
import { downloadSystems } from './download-systems.ts';
import type { App, AppFields, AppLink } from './vertical.ts';

const defineBlock = blockDefiner<AppFields>();

/** Describes the price of an app. Empty if it is unknown. Software under a free licence is free. */
function priceOf({ snapshot }: PageContext, { price, fields }: App): string {
  if (Number(price) > 0) {
    const { currency } = snapshot.settings;
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(price));
  }
  return price === '0' || fields.licence !== '' ? 'Free' : '';
}

/** Returns the links to an app: its own, otherwise its site or its source. */
function waysTo({ fields }: App): readonly AppLink[] {
  if (fields.links.length > 0) return fields.links;
  if (fields.website) return [{ name: 'Official site', url: fields.website }];
  return fields.source ? [{ name: 'Source code', url: fields.source }] : [];
}

/**
 * Returns the systems whose download the first link leads to: the app's systems that can be recognised in a browser if
 * the link leads to the app's own site, otherwise none.
 */
function systemsOf({ fields }: App): readonly string[] {
  const [way] = fields.links;
  if (!way || !fields.website || new URL(way.url).host !== new URL(fields.website).host) return [];
  return fields.platforms.filter((name) => downloadSystems.includes(name));
}

const appHeader = defineBlock({
  type: 'appHeader',
  description: 'Icon, name, developer, ratings and ways to get the page’s app. It holds the page’s h1',
  settings: {},
  load(context) {
    const { item: app } = context;
    if (!app) return null;
    const { catalogue, snapshot } = context;
    const category = catalogue.categoryById.get(app.categoryId);
    const { storeRating, reviewsCount, downloads } = context.figuresOf(app);
    return {
      title: app.title,
      summary: app.fields.summary,
      developer: app.fields.developer && { name: app.fields.developer, url: app.fields.developerUrl },
      picture: itemPicture(snapshot, app),
      category: category && { name: category.name, href: categoryAddress(category, catalogue) },
      rate: storeRating,
      reviewsCount,
      downloads,
      contentRating: app.contentRating,
      price: priceOf(context, app),
      platforms: app.fields.platforms,
      links: waysTo(app),
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
    const found = app.screenshots.flatMap((path, index) => {
      const picture = pictureOf(context.snapshot, path);
      // A picture that has not been fetched gets the aspect ratio of a phone screen and is scaled to fit when it
      // arrives.
      const { width, height } = media.get(path) ?? { width: 9, height: 16 };
      const { description = '', credit = '' } = app.fields.screenshotTexts[index] ?? {};
      return picture ? [{ picture, width, height, description, credit }] : [];
    });
    if (found.length === 0) return null;
    const shots = found.slice(0, itemCount || 100);
    const credits = new Set(shots.map(({ credit }) => credit).filter(Boolean));
    return {
      title: title || 'Screenshots',
      shots: shots.map(({ picture, width, height, description }, index) => ({
        picture,
        width,
        height,
        alt: description || `${app.title}, screenshot ${index + 1} of ${shots.length}`,
        description,
      })),
      credits: [...credits],
    };
  },
});

/** Returns the rows of the facts. Omits unknown facts. */
function factsOf({ fields }: App): { name: string; value: string; url: string }[] {
  const hostOf = (url: string) => (url ? new URL(url).host.replace(/^www\./, '') : '');
  const facts: [name: string, value: string, url?: string][] = [
    ['Version', fields.version],
    ['Updated', fields.versionDate && formatDay(fields.versionDate)],
    ['Size', fields.sizeBytes > 0 ? formatSize(fields.sizeBytes) : ''],
    ['Requires', fields.minSystem],
    ['First released', fields.firstReleased],
    ['Written in', fields.language],
    ['Licence', fields.licence],
    ['Website', hostOf(fields.website), fields.website],
    ['Source code', hostOf(fields.source), fields.source],
    ['Report a bug', hostOf(fields.issues), fields.issues],
    ['Donate', hostOf(fields.donate), fields.donate],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value, url = '']) => ({ name, value, url }));
}

function permissionsOf({ fields }: App) {
  const named = fields.permissions.map(({ name, reason }) => ({
    name,
    text: describePermission(name),
    reason,
  }));
  const plain = new Map(
    named.flatMap(({ text, reason }) => (text === null ? [] : [[text, reason] as const])),
  );
  return {
    plain: [...plain].map(([text, reason]) => ({ text, reason })),
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
      html: app.details + app.richText,
      features: fields.features,
      antiFeatures: fields.antiFeatures,
      changelog: fields.changelog.map((change) => ({
        ...change,
        dateTime: change.date,
        date: change.date && formatDay(change.date),
      })),
      permissions: permissionsOf(app),
      facts: factsOf(app),
    };
  },
});

const appReviews = defineBlock({
  type: 'appReviews',
  description: 'What people wrote of the page’s app, when the catalogue has it',
  uses: ['title', 'itemCount'],
  settings: {},
  load(context, { title, itemCount }) {
    const { item: app } = context;
    if (!app || app.reviews.length === 0) return null;
    const format = dateFormat(context.snapshot.settings.timeZone, 'day');
    const { storeRating, reviewsCount } = context.figuresOf(app);
    return {
      title: title || 'Reviews',
      rate: storeRating,
      count: reviewsCount,
      reviews: cutItems(app.reviews, itemCount).map(({ time, ...review }) => ({
        ...review,
        date: time && format.format(Number(time) * 1000),
        dateTime: time && new Date(Number(time) * 1000).toISOString(),
      })),
    };
  },
});

const similarApps = defineBlock({
  type: 'similarApps',
  description: 'Apps that share a category with the page’s app; the newest others where those are too few',
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
    return apps.length > 0 ? { title: settings.title || 'Similar apps', apps } : null;
  },
});

/** Blocks of an app's own page. */
export const appPageBlocks = { appHeader, appScreenshots, appDetails, appReviews, similarApps };
