import { z } from 'zod';
import { dynamicListAddress, itemAddress, playAddress } from '#app/domain/catalogue/addresses.ts';
import { tagsOfItem, topRelated } from '#app/domain/catalogue/cached-lists.ts';
import { unavailableSince } from '#app/domain/unavailable-items.ts';
import { largeTileList } from '#app/blocks/card-blocks.server.ts';
import { tagSetting, takesItems } from '#app/blocks/item-blocks.server.ts';
import { blockDefiner, type PageContext } from '#app/pages/layouts/block.server.ts';
import { findOwnSource } from '#app/pages/layouts/item-source.server.ts';
import { takeItems } from '#app/pages/layouts/shown-items.server.ts';
import { linkTo } from '#app/pages/layouts/links.server.ts';
import { itemPicture, pictureOf } from '#app/pages/picture.ts';
import { sharedPage } from '#app/shell/shared-page.server.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import { isInArcade } from './frame-address.ts';
import { frameAdditions } from './game-frame.server.ts';
import type { GameBarData, GoneGame, PlayerGame } from './player-data.ts';
import type { Game, GameFields } from './vertical.ts';

const defineBlock = blockDefiner<GameFields>();
type Context = PageContext<GameFields>;

function playerGame(context: Context, { fields, ...game }: Game): PlayerGame {
  return {
    id: game.id,
    title: game.title,
    playUrl: game.playUrl,
    playMode: game.playMode,
    detailsHref: itemAddress(game),
    playHref: playAddress(game),
    canonical: context.siteUrl + itemAddress({ ...game, router: '' }),
    picture: itemPicture(context, game),
    devices: fields.devices,
    orientation: fields.orientation,
    width: fields.width,
    height: fields.height,
    ...frameAdditions(game.playUrl, context.snapshot.settings),
  };
}

function barData(context: Context, item: Game): GameBarData {
  const { catalogue } = context;
  const { stars, likes, dislikes } = context.figuresOf(item);
  return {
    developer: item.fields.developer,
    categories: item.categoryIds.flatMap((id) => {
      const category = catalogue.categoryById.get(id);
      return category ? [linkTo(context, catalogue, category)] : [];
    }),
    stars,
    votes: { likes, dislikes },
    minVotes: context.snapshot.settings.figures.least,
    share: sharedPage(context, itemAddress({ ...item, router: '' })),
  };
}

/**
 * Returns up to eight of the 20 most related games. At least three of them are playable on touch screens if there are
 * that many (spec PLAY-10).
 */
function relatedTiles(context: Context, item: Game): TileData[] {
  const related = topRelated(context.catalogue, item, 20).map((game) => ({
    game,
    tile: context.tileOf(game),
  }));
  const forTouch = related.filter(({ tile }) => !tile.needsKeyboard).slice(0, 3);
  const chosen = [...new Set([...related.slice(0, 5), ...forTouch, ...related])].slice(0, 8);
  context.shown.add(chosen.map(({ game }) => game));
  return chosen.map(({ tile }) => tile);
}

/**
 * Returns the notice that replaces a game whose address no longer works (spec CHECK-3). Returns `null` for other games.
 */
function goneGame(context: Context, item: Game): GoneGame | null {
  const since = unavailableSince(context.snapshot.unavailable, item);
  return since === null ? null : { since, similar: relatedTiles(context, item) };
}

const stage = defineBlock({
  type: 'stage',
  description: 'The stage of the game with poster, player and buttons, and related games beside it',
  settings: {
    calm: z.boolean().default(false).meta({
      title: 'Only the game',
      description: 'show no votes, no buttons to collect and share, no rating and no related games',
    }),
  },
  load(context, { calm }) {
    const { item } = context;
    if (!item) return null;
    const bar = barData(context, item);
    const gone = goneGame(context, item);
    return {
      game: playerGame(context, item),
      bar: calm ? { ...bar, stars: 0, isCalm: true } : bar,
      beside: calm || gone ? [] : relatedTiles(context, item),
      gone,
    };
  },
});

const wholeStage = defineBlock({
  type: 'wholeStage',
  description: 'The player alone over the whole viewport',
  settings: {},
  load(context) {
    const { item } = context;
    if (!item) return null;
    const gone = goneGame(context, item);
    return { game: playerGame(context, item), similar: gone ? [] : relatedTiles(context, item), gone };
  },
});

const aboutGame = defineBlock({
  type: 'aboutGame',
  description: 'Description, controls and facts of the game',
  settings: {},
  load(context) {
    const { item } = context;
    if (!item) return null;
    const { fields } = item;
    return {
      paragraphs: item.intro.split(/\n{2,}/),
      controls: fields.controls,
      /** Whether letters in `controls` represent the positions of keys, as they do in all games of the arcade. */
      hasKeyPlaces: item.playUrl === `arcade:/${fields.slug}/`,
      licence: fields.licence,
      source: fields.source,
      devices: fields.devices,
      orientation: fields.orientation,
      developer: fields.developer,
      opens: context.figuresOf(item).opens,
      tags: tagsOfItem(context.catalogue, item).map((tag) => linkTo(context, context.catalogue, tag)),
      categories: barData(context, item).categories,
    };
  },
});

const gameChips = defineBlock({
  type: 'gameChips',
  description:
    'The categories as chips with their pictures or drawn icons, with “All games” and “Surprise me”',
  settings: {},
  load(context) {
    const { catalogue, category, kind, address } = context;
    if (catalogue.categories.length === 0) return null;
    const all = dynamicListAddress(catalogue, {});
    return {
      all: {
        href: all,
        isCurrent: kind === 'category' && address.split('?')[0] === all && !address.includes('='),
      },
      surprise: `/${context.vertical.prefix}/details`,
      chips: catalogue.categories.map((entry) => {
        const isCurrent = entry.id === category?.id;
        return {
          id: entry.id,
          ...linkTo(context, catalogue, entry),
          ...(entry.iconName !== entry.name && { iconName: entry.iconName }),
          icon: pictureOf(context.snapshot, (isCurrent && entry.imageActive) || entry.image),
          isCurrent,
        };
      }),
    };
  },
});

const ownGames = defineBlock({
  type: 'ownGames',
  description:
    'Large covers of the games that this portal serves itself. Games that load from other sites are left out unless the operator chooses them',
  uses: takesItems,
  settings: {
    tag: tagSetting,
    external: z.boolean().default(false).meta({
      title: 'Games of other sites',
      description: 'also show games that load from other sites',
    }),
  },
  load(context, settings) {
    const source = findOwnSource(context, settings);
    if (!source) return null;
    const { items: all, address } = source;
    const list = settings.external ? all : all.slice(0, all.length).filter(isInArcade);
    const items = takeItems(context, settings, list);
    // The list page also contains games of other sites, so a block that omits these games does not link to that page.
    const whole = { items: settings.external ? all : items, address };
    return largeTileList(context, { ...settings, showCategory: false }, { items, source: whole });
  },
});

/** Blocks of the games vertical. */
export const gameBlocks = { stage, wholeStage, aboutGame, gameChips, ownGames };
