import type { RouterContextProvider } from 'react-router';
import { homeAddress } from '#app/domain/catalogue/addresses.ts';
import { withoutFew } from '#app/domain/catalogue/shown-figures.ts';
import { addLanguage } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Localisation } from '../localisation.ts';
import {
  cacheHintsContext,
  languagePrefixContext,
  localise,
  platformContext,
  type CacheHints,
} from '../request-context.server.ts';
import { siteUrl } from '../seo/meta.ts';
import { createTileOf, createWidePictureOf } from '../tile.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { catalogueOf, searchVertical } from './active-verticals.server.ts';
import type { MenuEntry, SectionContext } from './block.server.ts';

/** Creates the context of a section for one rendering. `active` are the enabled verticals in menu order. */
export function createSectionContext<Fields>(
  request: Readonly<RouterContextProvider>,
  {
    snapshot,
    server,
    active,
  }: { snapshot: Snapshot; server: VerticalServer<Fields>; active: readonly VerticalServer[] },
): SectionContext<Fields> {
  const { clock, environment, verticals, suggesting, figuresOf } = request.get(platformContext);
  const now = clock.now();
  const localisation = localise(request, snapshot);
  const endAt = createEndAt(request.get(cacheHintsContext));
  const tileOf = createTileOf(snapshot, verticals, { now, language: localisation.language });
  const catalogue = catalogueOf(snapshot, server);
  endAt(catalogue.changesAt);
  const site = siteUrl(snapshot.info, environment);
  const prefix = request.get(languagePrefixContext);

  return {
    ...localisation,
    vertical: server.vertical,
    verticalId: server.vertical.id,
    snapshot,
    catalogue,
    section: localisation.sectionMessages(server.vertical),
    figuresOf: (item) => withoutFew(figuresOf(snapshot, item), snapshot.settings.figures.least),
    menu: active.map((one) => menuEntry(one, localisation)),
    now,
    siteUrl: site,
    urlOf: (address) => (address.startsWith('/') ? site + addLanguage(prefix, address) : address),
    tileOf,
    widePictureOf: createWidePictureOf(snapshot, verticals, localisation.language),
    callToActionOf: (id) =>
      callToAction(
        active.find(({ vertical }) => vertical.id === id),
        localisation,
      ),
    itemsLike: (text, most) => suggesting.findAlike(catalogue, text, most),
    correctionOf: (text) => suggesting.correct(catalogue, text),
    listLike: (text) => suggesting.listLike(catalogue, text),
    searchVertical: searchVertical(active, server),
    todayEntries: () =>
      active
        .filter((other) => other !== server)
        .flatMap((other) => {
          const own = catalogueOf(snapshot, other);
          endAt(own.changesAt);
          return other.today?.({ ...localisation, snapshot, catalogue: own, now, tileOf, endAt }) ?? [];
        }),
    endAt,
  };
}

/**
 * Returns the function that reports when a page becomes outdated. The page is valid until the earliest reported moment.
 */
function createEndAt(hints: CacheHints): SectionContext['endAt'] {
  return (moment) => {
    if (moment === Number.POSITIVE_INFINITY) return;
    hints.validUntil = Math.min(hints.validUntil ?? Number.POSITIVE_INFINITY, moment);
  };
}

function menuEntry({ vertical }: VerticalServer, { sectionMessages }: Localisation): MenuEntry {
  const { id, mark = 'shelf' } = vertical;
  return { id, name: sectionMessages(vertical)('section.name'), href: homeAddress(vertical), mark };
}

/** Returns the label of the button that opens an item. All disabled verticals share one label. */
function callToAction(
  server: VerticalServer | undefined,
  { messages, sectionMessages }: Localisation,
): string {
  return server ? sectionMessages(server.vertical)('section.open') : messages('pages')('item.open');
}
