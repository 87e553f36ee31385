import { decodeHTML } from 'entities';
import { asObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { decodeAdEntry } from '#app/bundle/decode.server.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { maxBlocksPerLayout, pageKinds, type PageKind } from '#app/domain/layout.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { findCurrentDraft, readValues, type RequestArgs } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import { requireOperator } from '../../access/session.server.ts';
import { listAdMeasurements, type StoredAdMeasurement } from '#app/store/ad-measurements.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { findPageAddresses } from '#app/changes/stored-redirects.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import type { TranslateSchema } from '#app/lib/translate-schema.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import { sectionName } from '../content/section.server.ts';
import { inWords } from '#app/lib/in-words.ts';
import { findCanvasPage, readCanvasSource } from '../layouts/canvas-source.server.ts';
import { layoutsTarget, type StoredBlock } from '../layouts/layout-edits.ts';
import { kindsOf, openLayout, readLayout } from '../layouts/open-layout.server.ts';
import {
  byKey,
  leadsNowhere,
  readRedirectTable,
  redirectsTarget,
  type LinkedAddresses,
} from '../redirects/redirects.server.ts';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { describeSettings, settingsSiteOf } from '../settings/settings.server.ts';
import { findRemovedHtml } from './ad-code.server.ts';
import { weightOf } from './ad-weight.server.ts';
import { adsTarget, holdsScript, idOfEntry, readAdEntries } from './ad-edits.server.ts';
import { hasHtml, hasSlot, readAdForm, type AdForm } from './ad-form.ts';
import type { AdPage, AdRow, AdState, SketchBlock } from './ads-data.ts';
import { boxValue, fallbackNumber, slotsOf } from '#app/changes/ad-slots.ts';

/** Keys of the settings that the screen shows. */
const settingKeys = ['ads.freeShare', 'ads.contextualOnly', 'adsPolicy', 'cookie.display'];
const boxKeys = [
  'ad_cou',
  'ad_bg_color',
  'ad_style_font',
  'ad_box_margin',
  'ad_box_radius',
  'ad_box_padding',
  'adaptive',
  'adaptive_width',
];
/** Number of children that are drawn for a block that shows all items. */
const drawnChildren = 24;
/** Maximum number of children that are drawn for one block. */
const maxChildren = 48;
/** Number of paragraphs that are drawn for a text. */
const drawnParagraphs = 6;

/** Reads everything that the screen shows. The section and the page kind come from its address. */
export async function readAds(args: RequestArgs, { searchParams }: URL) {
  const layout = await openLayout(args, pageOf(args, searchParams));
  const { platform, server, kind, blocks, layouts } = layout;
  const values = await readValues(args, [adsTarget, layoutsTarget, redirectsTarget]);
  const ads = values.get(targetKey(adsTarget));
  const settings = await readStoredSettings(args);
  const site = decodeSettings(asObject(settings.settings.value));
  const isOwner = requireOperator(args.context).role === 'owner';
  const { language } = args.context.get(documentMessagesContext);
  const translate = schemaTextsIn(language);
  const { fields } = describeSettings(settingsSiteOf(platform, language), settings, isOwner);
  const draft = await findCurrentDraft(args);
  const numbers = numbersOfPages(platform, layouts);
  const now = platform.clock.now();
  const measurements = await listAdMeasurements(platform.store.db);
  const published = new Map(readAdEntries(ads?.published).map((entry) => [idOfEntry(entry), entry]));
  const stored = readAdEntries(ads?.value);
  const links = stored.map(linkPath).filter((link) => link !== '');
  const linked = {
    pages: await findPageAddresses(platform.store.db, bundleRegistryOf(platform), links, draft),
    redirects: byKey(readRedirectTable(values.get(targetKey(redirectsTarget))?.value)),
    languages: site.languages,
  };
  const entries = stored.map((entry) =>
    describeEntry(entry, {
      before: published.get(idOfEntry(entry)),
      numbers,
      now,
      site,
      measurements,
      linked,
    }),
  );
  return {
    entries,
    sections: platform.verticals.map((one) => ({
      id: one.vertical.id,
      prefix: one.vertical.prefix,
      name: sectionName(platform, one),
      kinds: kindsOf(one, layouts),
    })),
    section: { id: server.vertical.id, prefix: server.vertical.prefix },
    kind,
    blocks: blocks.map((block, position) => sketchBlock({ platform, server, translate }, block, position)),
    isFull: blocks.length >= maxBlocksPerLayout,
    canvas: await readCanvasSource(platform, draft && draft.edits.length > 0 ? draft.id : null),
    page: findCanvasPage(platform, server, kind, {}),
    settings: settingKeys.flatMap((key) => fields.find((field) => field.key === key) ?? []),
    isOwner,
    now,
  };
}

/** The data of the screen. */
export type AdsData = Awaited<ReturnType<typeof readAds>>;

/** Returns the page that the address names. By default, the section is the first one, and the page kind is home. */
function pageOf(args: RequestArgs, parameters: URLSearchParams): { section: string; kind: PageKind } {
  const { verticals, snapshots } = args.context.get(platformContext);
  const [first] = snapshots.current()?.settings.verticals ?? [];
  const requested = verticals.find(({ vertical }) => vertical.prefix === parameters.get('section'));
  const server = requested ?? verticals.find(({ vertical }) => vertical.id === first) ?? verticals[0];
  const kind = pageKinds.find((name) => name === parameters.get('page')) ?? 'home';
  return { section: server?.vertical.prefix ?? '', kind };
}

/** Returns, for each ad number, the pages that have a slot for it. */
function numbersOfPages(
  platform: Platform,
  layouts: JsonValue | undefined,
): ReadonlyMap<number, readonly AdPage[]> {
  const pages = new Map<number, AdPage[]>();
  for (const server of platform.verticals) {
    for (const kind of kindsOf(server, layouts)) {
      const numbers = new Set(
        readLayout(server, layouts, kind).flatMap(({ module: type, config }) =>
          type === 'ad' ? [fallbackNumber(config)] : slotsOf(config).map(({ adNumber }) => adNumber),
        ),
      );
      for (const adNumber of numbers) {
        const list = pages.get(adNumber) ?? [];
        list.push({ sectionId: server.vertical.id, kind });
        pages.set(adNumber, list);
      }
    }
  }
  return pages;
}

interface EntryContext {
  before: JsonObject | undefined;
  numbers: ReadonlyMap<number, readonly AdPage[]>;
  now: number;
  site: ReturnType<typeof decodeSettings>;
  measurements: readonly StoredAdMeasurement[];
  /** The addresses to which promotions may link. */
  linked: LinkedAddresses;
}

/** Returns the path of this site to which a promotion links. Empty if it links to another site. */
function linkPath(entry: JsonObject): string {
  const { kind, link } = readAdForm(entry);
  const [path = ''] = link.split('#', 1);
  return kind === 'promotion' && path.startsWith('/') ? path : '';
}

function describeEntry(
  entry: JsonObject,
  { before, numbers, now, site, measurements, linked }: EntryContext,
): AdRow {
  const id = idOfEntry(entry);
  const form = readAdForm(entry);
  const { needsConsent, from, until } = decodeAdEntry(entry, new Map());
  const revision = revisionOf(entry);
  const isProtected = holdsScript(entry);
  const stateOf = (): AdState => {
    if (entry.ext_off === true) return 'off';
    if (until !== null && until <= now) return 'ended';
    if (site.ads.contextualOnly && needsConsent && !form.isContextual) return 'contextual';
    return from !== null && from > now ? 'planned' : 'shown';
  };
  return {
    id,
    label: labelOf(form),
    form,
    revision,
    state: stateOf(),
    needsConsent,
    isProtected,
    weight: isProtected ? weightOf(entry, measurements) : null,
    change: !before ? 'added' : revisionOf(before) === revision ? null : 'changed',
    leadsNowhere: leadsNowhere(linkPath(entry), linked),
    removed: hasHtml(form.kind) ? findRemovedHtml(form.html) : [],
    pages: hasSlot(form.kind)
      ? (numbers.get(form.adNumber) ?? []).filter(
          ({ sectionId, kind }) =>
            (form.section === 0 || form.section === sectionId) &&
            (form.pageKind === 0 || pageKinds[form.pageKind - 1] === kind),
        )
      : [],
  };
}

/**
 * Returns the name of an entry, the first words of its content, or the host of its script. Empty if it has none of
 * these.
 */
function labelOf({ name, alt, html, script }: AdForm): string {
  if (name !== '') return name;
  if (alt !== '') return shorten(alt);
  const words = html
    .slice(0, 4_000)
    .split(/<[^>]*>/)
    .find((text) => text.trim() !== '');
  if (words !== undefined) return shorten(decodeHTML(words).trim());
  return URL.canParse(script) ? new URL(script).host : '';
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39).toWellFormed()}…` : line;
}

interface SketchContext {
  platform: Platform;
  server: VerticalServer;
  translate: TranslateSchema;
}

function sketchBlock(
  { platform, server: { vertical }, translate }: SketchContext,
  block: StoredBlock,
  position: number,
): SketchBlock {
  const { module: type, config } = block;
  const { title } = config;
  const known = platform.blocks.get(vertical.id)?.get(type);
  const hasTiles = known?.uses.includes('itemCount') ?? false;
  const slots = slotsOf(config);
  const count =
    typeof config.item_count === 'number' && config.item_count > 0 ? config.item_count : drawnChildren;
  const children = known?.ads !== 'inside' ? 1 : hasTiles ? Math.min(count, maxChildren) : drawnParagraphs;
  return {
    position,
    type,
    name: typeof title === 'string' && title !== '' ? title : translate(known?.name ?? inWords(type)),
    region: known?.region ?? 'main',
    ads: known?.ads ?? 'after',
    hasTiles,
    children: Math.max(children, ...slots.map(({ at }) => Math.min(at, maxChildren))),
    adNumber: fallbackNumber(config),
    slots: known?.ads === 'own' ? [] : slots,
    box: Object.fromEntries(boxKeys.map((key) => [key, boxValue(config, key)])),
  };
}
