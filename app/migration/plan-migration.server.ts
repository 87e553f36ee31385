import type { JsonObject, JsonValue } from '#app/lib/json.ts';
import { foldAddress, foldTitle } from '#app/bundle/match-items.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import { addressLimit, cutText, itemTextLimits } from '#app/bundle/text-limits.ts';
import type { MenuCategory } from '#app/changes/category-names.server.ts';
import { searchAddress } from '#app/domain/catalogue/addresses.ts';
import { cleanAddress, cleanLine } from '#app/feeds/clean-text.server.ts';
import { cleanItem, createItem } from '#app/feeds/feed-item.server.ts';
import type { HeldBackEntry } from '#app/feeds/feed-report.ts';
import type { MovedFacts } from './moved-facts.ts';
import type { MovedGame, MovedSite, MovedText } from './moved-site.ts';
import { planCategories } from './plan-categories.server.ts';
import { planRedirects, type RedirectPlan } from './plan-redirects.ts';
import { readPlayAddress } from './play-address.server.ts';

/** The site before the migration. */
export interface SiteBefore {
  verticalId: number;
  rules: VerticalRules;
  /** Returns the `ext` of a game. */
  extOf(facts: MovedFacts): JsonObject;
  menu: JsonValue;
  /** Category ids by folded former names. */
  formerNames: ReadonlyMap<string, number>;
  byAddress: ReadonlyMap<string, HeldBackEntry['existing']>;
  byTitle: ReadonlyMap<string, HeldBackEntry['existing']>;
  redirects: ReadonlyMap<string, string>;
  /** First segments of the site's own addresses. */
  prefixes: ReadonlySet<string>;
  /** The id of the first new item. */
  nextId: number;
  /** Origins of the portal itself. */
  ownOrigins: ReadonlySet<string>;
  /** Unix seconds. */
  now: number;
}

/** A game that is not imported. */
export interface LeftGame {
  /** Id of the game on the old site. */
  id: string;
  title: string;
  reason: string;
}

export interface MigrationPlan {
  items: JsonObject[];
  /** The whole menu, or `null` if it stays as it is. */
  menu: JsonValue | null;
  addedCategories: string[];
  /** Names of the categories that are not added, because the migration would otherwise add too many categories. */
  droppedCategories: string[];
  heldBack: (LeftGame & { existing: HeldBackEntry['existing'] })[];
  refused: LeftGame[];
  redirects: RedirectPlan;
  /** Pages and posts without a game. */
  texts: readonly MovedText[];
  /** Number of imported games that have figures on the old site. */
  withFigures: number;
}

/** A game that is imported. */
interface PlannedGame {
  game: MovedGame;
  playUrl: string;
  id: number;
}

/** Plans the import of each entry of another site. Pure: the state of the store and the time are arguments. */
export function planMigration(site: MovedSite, before: SiteBefore): MigrationPlan {
  const section = { prefix: before.rules.prefix };
  const heldBack: MigrationPlan['heldBack'] = [];
  const refused: LeftGame[] = [];
  const accepted: PlannedGame[] = [];
  const byAddress = new Map(before.byAddress);
  /** The old addresses of each game, with the item to which they will redirect. */
  const targets: [addresses: readonly string[], itemId: number][] = [];
  for (const game of site.games) {
    const title = cutText(cleanLine(game.title), itemTextLimits.title);
    const leave = (reason: string) => refused.push({ id: game.id, title, reason });
    const playUrl = readPlayAddress(game.play, site.home, before.ownOrigins);
    if (!game.isPublished) leave('is not published on the old site');
    else if (title === '') leave('has no title');
    else if (typeof playUrl !== 'string') leave(playUrl.refusal);
    else {
      const address = foldAddress(playUrl);
      const sameAddress = byAddress.get(address);
      const existing = sameAddress ?? before.byTitle.get(foldTitle(title));
      if (existing) {
        const reason = sameAddress ? 'same address' : 'same title';
        heldBack.push({ id: game.id, title, reason, existing });
        targets.push([game.addresses, existing.id]);
        continue;
      }
      const id = before.nextId + accepted.length;
      accepted.push({ game, playUrl, id });
      byAddress.set(address, { id, title, provider: '' });
      targets.push([game.addresses, id]);
    }
  }
  const categories = planCategories(
    accepted.map(({ game }) => game.categories),
    before,
  );
  const items = accepted.map((planned) =>
    writeItem(planned, categories.of(planned.game.categories), site.home, before),
  );
  /**
   * Lists the redirects from one address of each game: from the readable address (index 0) or from the other one (index
   * 1).
   */
  const rank = (position: number) =>
    targets.flatMap(([addresses, id]) => {
      const from = addresses[position];
      return from === undefined ? [] : [[from, `/${section.prefix}/details/${id}`] as const];
    });
  const terms = [
    ...site.categories.flatMap(({ name, addresses }) => {
      const known = categories.find(name);
      return known ? addresses.map((from) => [from, `/${section.prefix}/cate/${known.id}`] as const) : [];
    }),
    ...site.tags.flatMap(({ name, addresses }) =>
      addresses.map((from) => [from, searchAddress(section, cleanLine(name))] as const),
    ),
  ];
  return {
    items,
    menu: categories.menu,
    addedCategories: categories.added,
    droppedCategories: categories.dropped,
    heldBack,
    refused,
    redirects: planRedirects(before.redirects, [...rank(0), ...terms, ...rank(1)], before.prefixes),
    texts: site.texts.map((text) => ({ ...text, title: cleanLine(text.title) })),
    withFigures: accepted.filter(({ game: { figures } }) => Object.values(figures).some(Boolean)).length,
  };
}

/** Returns the item for a game. Cleans its values in the same way as those of feed items. */
function writeItem(
  { game, playUrl, id }: PlannedGame,
  categories: readonly MenuCategory[],
  home: string,
  { rules, extOf, now }: SiteBefore,
): JsonObject {
  const tags = game.tags.join(', ');
  const clean = cleanItem(
    {
      title: game.title,
      intro: game.intro,
      sections: [{ heading: 'How to play', text: game.instructions }],
      keywords: tags,
      categories: [],
      image: pictureAddress(game.image, home),
      screenshots: game.screenshots.map((picture) => pictureAddress(picture, home)).filter(Boolean),
      publishedAt: game.publishedAt,
      ext: extOf({
        instructions: game.instructions,
        tags,
        width: Number(game.width || Number.NaN),
        height: Number(game.height || Number.NaN),
      }),
    },
    game.id,
    '',
  );
  const { opens, likes, dislikes } = game.figures;
  return {
    ...createItem(clean, '', categories, rules, now),
    id,
    game_url_remote: playUrl,
    site_data_arr: { rate: '', like: likes, step: dislikes, collect: 0, play: 1, open_num: opens },
    // `createItem` adds a provider, but a moved game has none.
    ext: { ...clean.ext },
  };
}

/**
 * Returns the absolute address of a picture, or "" if `given` is not a usable address. A path is resolved against
 * `home`, the address of the old site.
 */
function pictureAddress(given: string, home: string): string {
  const written = cleanAddress(given);
  const base = URL.canParse(home) ? home : undefined;
  if (written === '' || !URL.canParse(written, base)) return '';
  const { href } = new URL(written, base);
  return href.length <= addressLimit ? href : '';
}
