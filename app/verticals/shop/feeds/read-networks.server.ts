import { asText } from '#app/lib/json.ts';
import { parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase } from '#app/lib/phrase.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The format of a network's response: where its list is, and how the fields of an entry map to the columns of the
 * table.
 */
interface Network {
  list: string | null;
  /** A field that every entry of this network has and no entry of another network has. */
  mark: string;
  read(entry: Fields): Fields;
}

const networks: readonly Network[] = [
  {
    // Admitad: GET /coupons/website/{id}/
    list: 'results',
    mark: 'campaign',
    read: (entry) => ({
      couponid: entry.id,
      merchantname: partOf(entry.campaign, 'name'),
      label: entry.name || entry.short_name,
      description: entry.description,
      couponcode: entry.promocode,
      discount: entry.discount,
      link: entry.goto_link || entry.frameset_link || partOf(entry.campaign, 'site_url'),
      startdate: entry.date_start,
      enddate: entry.date_end,
      categories: namesOf(entry.categories),
      image: entry.image,
      status: entry.status,
    }),
  },
  {
    // Awin: POST /publisher/{id}/promotions
    list: 'data',
    mark: 'promotionId',
    read: (entry) => ({
      couponid: entry.promotionId,
      merchantname: partOf(entry.advertiser, 'name'),
      label: entry.title,
      description: entry.description,
      restrictions: entry.terms,
      couponcode: partOf(entry.voucher, 'code'),
      link: entry.urlTracking || entry.url,
      startdate: entry.startDate,
      enddate: entry.endDate,
      status: entry.status,
    }),
  },
  {
    // impact.com: promotions of a media partner
    list: 'Promotions',
    mark: 'PromotionTitle',
    read: (entry) => {
      const [startdate, enddate] = asText(entry.PromotionEffectiveDates).split('/');
      return {
        couponid: entry.PromotionIds,
        merchantname: entry.AdvertiserName,
        label: entry.PromotionTitle,
        couponcode: entry.GenericRedemptionCode,
        startdate,
        enddate,
      };
    },
  },
  {
    // Accesstrade: promotions, which have no id
    list: null,
    mark: 'campaignName',
    read: (entry) => ({
      couponid: [entry.campaignId, entry.code || entry.title].filter(Boolean).join('-'),
      merchantname: entry.campaignName,
      label: entry.title,
      description: entry.description,
      couponcode: entry.code,
      link: entry.affiliateLink,
      startdate: entry.startDate,
      enddate: entry.endDate,
      image: entry.imageUrl,
    }),
  },
  {
    // LinkMyDeals: getOffers
    list: 'offers',
    mark: 'lmd_id',
    read: (entry) => ({
      couponid: entry.lmd_id,
      merchantname: entry.store,
      label: entry.title,
      description: entry.description,
      restrictions: entry.terms_and_conditions,
      couponcode: entry.code,
      link: entry.smartLink || entry.url || entry.merchant_homepage,
      startdate: entry.start_date,
      enddate: entry.end_date,
      categories: entry.categories,
      image: entry.image_url,
      status: entry.status,
    }),
  },
  // The columns of the table as JSON.
  { list: 'coupons', mark: 'couponid', read: (entry) => entry },
];

const allowed = phrase(
  'an answer of Admitad, Awin, impact.com, Accesstrade or LinkMyDeals, or a list of objects with couponid, merchantname and label',
);

/** Reads a network's JSON response as rows of the table of coupons. Throws FeedShapeError for any other document. */
export function readNetworks(text: string): ParsedPage {
  const value = parseJson(text, phrase('the network'));
  const found = findList(value);
  if (!found) throw shapeError([], value, allowed);
  const { path, list } = found;
  const network = networks.find(({ mark }) =>
    list.some((entry) => isObject(entry) && Object.hasOwn(entry, mark)),
  );
  if (!network && list.length > 0) throw shapeError([...path, 0], list[0], allowed);
  const entries = list.map((entry) =>
    isObject(entry) && network ? { ...withTexts(network.read(entry)), fields: 'all' } : entry,
  );
  const isAlone = !Array.isArray(value) && path.length === 0;
  return { entries, path, ...(isAlone && { entryPaths: [[]] }), next: null };
}

function findList(value: unknown): { path: string[]; list: readonly unknown[] } | null {
  if (Array.isArray(value)) return { path: [], list: value };
  if (!isObject(value)) return null;
  for (const { list } of networks) {
    const inside = list === null ? undefined : ownValue(value, list);
    if (list !== null && Array.isArray(inside)) return { path: [list], list: inside };
  }
  // The document may be a single promotion.
  return networks.some(({ mark }) => Object.hasOwn(value, mark)) ? { path: [], list: [value] } : null;
}

/** Converts numbers to texts and missing values to "". Leaves other values for the check to report. */
function withTexts(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : (value ?? ''),
    ]),
  );
}

function partOf(value: unknown, name: string): unknown {
  return isObject(value) ? ownValue(value, name) : undefined;
}

/** Joins names with a bar after each, because names may contain commas. */
function namesOf(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map((entry) => `${asText(partOf(entry, 'name'))}|`).join('');
}
