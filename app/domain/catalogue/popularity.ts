import type { SiteInfo } from '../site.ts';
import type { CountedFigures, Snapshot } from '../snapshot.ts';
import type { Catalogue } from './catalogue.ts';
import type { Item } from './item.ts';
import { hasSampleFigures } from './shown-figures.ts';

/**
 * Maximum weight of the past: all openings of a section since the beginning count as at most this many openings of the
 * last seven days.
 */
export const weightOfPast = 200;

export interface SectionOpenings {
  /** Real openings of all items, ever. */
  ever: number;
  /** The largest number of sample openings of an item. */
  greatestSample: number;
}

export interface ItemOpenings {
  /** Real openings, ever. */
  ever: number;
  /** Real openings of the last seven days. */
  recent: number;
  /** Openings that are samples. 0 for an item with real figures. */
  sample: number;
}

/**
 * Returns the popularity of an item among those of its section: its openings of the last seven days, plus all its
 * openings since the beginning. The latter are scaled down, so that those of the whole section count as at most 200.
 * Until the section has 200 real openings, samples decide the order of items that have not been opened. The sample
 * openings of an item never count as much as one real opening, and each real opening of the section reduces their
 * influence.
 */
export function popularityOf(item: ItemOpenings, section: SectionOpenings): number {
  const past = (item.ever * weightOfPast) / Math.max(weightOfPast, section.ever);
  const sampleWeight = Math.max(0, 1 - section.ever / weightOfPast);
  return item.recent + past + (sampleWeight * item.sample) / (section.greatestSample + 1);
}

type Site = Pick<Snapshot, 'info' | 'catalogues'>;

/** Returns a function that returns the current popularity of any item of the site. */
export function popularityIn(site: Site, counted: CountedFigures): (item: Item) => number {
  const sections = new Map<number, SectionOpenings>();
  return (item) => {
    let section = sections.get(item.verticalId);
    if (!section) sections.set(item.verticalId, (section = sectionOpenings(site, item.verticalId, counted)));
    return popularityOf(itemOpenings(site, item, counted), section);
  };
}

/** Whether visitors have opened any of the items. */
export function areOpened(site: Site, items: readonly Item[], counted: CountedFigures): boolean {
  return items.some((item) => itemOpenings(site, item, counted).ever > 0);
}

function itemOpenings(site: Site, item: Item, counted: CountedFigures): ItemOpenings {
  const isSample = hasSampleFigures(site, item);
  const { opens } = item.figures;
  return {
    ever: counted.get(item.verticalId, item.id).opens + (isSample ? 0 : opens),
    recent: counted.recentOpens(item.verticalId, item.id),
    sample: isSample ? opens : 0,
  };
}

/**
 * The openings in the data of each catalogue, cached separately for sites with real and with sample figures. A preview
 * shares the unchanged catalogues of the published site, but its figures may be of the other kind.
 */
const openingsInData: Readonly<Record<SiteInfo['figures'], WeakMap<Catalogue, SectionOpenings>>> = {
  real: new WeakMap(),
  sample: new WeakMap(),
};

function sectionOpenings(site: Site, verticalId: number, counted: CountedFigures): SectionOpenings {
  const catalogue = site.catalogues.get(verticalId);
  const inData = catalogue ? readOpenings(site, catalogue) : { ever: 0, greatestSample: 0 };
  return { ...inData, ever: inData.ever + counted.sectionOpens(verticalId) };
}

function readOpenings(site: Site, catalogue: Catalogue): SectionOpenings {
  const kept = openingsInData[site.info.figures];
  const known = kept.get(catalogue);
  if (known) return known;
  const read = { ever: 0, greatestSample: 0 };
  for (const item of catalogue.items) {
    const { opens } = item.figures;
    if (hasSampleFigures(site, item)) read.greatestSample = Math.max(read.greatestSample, opens);
    else read.ever += opens;
  }
  kept.set(catalogue, read);
  return read;
}
