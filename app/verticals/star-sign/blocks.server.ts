import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { shortList } from '#app/messages/formats.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import { blockDefiner, type PageContext } from '#app/pages/layouts/block.server.ts';
import { languageOfCategory, languageOfText } from '#app/pages/text-languages.ts';
import { itemPicture } from '#app/pages/picture.ts';
import { readStarQuery, birthSign, cuspTable, pairOf } from './star-query.server.ts';
import { periodsAt, weekStart } from './clock.ts';
import { compatibility } from './compatibility/compatibility.server.ts';
import { formatDay, formatMoment, formatWeek, zoneName } from './moment-text.server.ts';
import { describeSky, describeTransit } from './sky-text.server.ts';
import type { Transit } from './readings/transits.server.ts';
import { sentenceLibraries } from './composed-texts.server.ts';
import { createFormats } from '#app/messages/formats.ts';
import { dailyReading } from './readings/daily.server.ts';
import { monthlyReading } from './readings/monthly.server.ts';
import type { Library } from './readings/write.server.ts';
import { weeklyReading } from './readings/weekly.server.ts';
import type { SignFields } from './sign-ext.server.ts';
import { categoryLinks, signCard, signHref, zodiacOf, type Sign } from './signs.server.ts';
import { hourSky, skyToday, wheelOf } from './sky-today.server.ts';
import { signOfLongitude, signSlugs, type SignSlug } from './sky/zodiac.ts';

const defineBlock = blockDefiner<SignFields>();

const zodiac = defineBlock({
  type: 'zodiac',
  description:
    'The wheel of the twelve signs with the positions of the planets, the signs as a list, and the day’s reading of the visitor’s own sign. It contains the page’s h1 and the empty state',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { catalogue, snapshot, now } = context;
    const { timeZone } = snapshot.settings;
    const { day } = periodsAt(now, timeZone);
    context.endAt(day.endsAt);
    const t = context.messages('star-sign');
    const heading = title || t('zodiac.title', { day: formatDay(context.formats, day.key, 'day') });
    if (catalogue.items.length === 0) return { heading, signs: [], wheel: null, lead: '', readings: [] };
    const sky = hourSky(now);
    context.endAt(sky.endsAt);
    const items = zodiacOf(context);
    const twelve = new Set(items.values());
    const others = catalogue.items.filter((item) => !twelve.has(item));
    const sunSign = signOfLongitude(sky.positions[0]?.longitude ?? 0);
    return {
      heading,
      // The page appends a sentence to this text, so it ends with a space if the language has one between sentences.
      lead: context.formats.sentences([describeSky(t, sky), '']),
      wheel: { ...wheelOf(sky, t), sunSign },
      signs: [...items.values(), ...others].map((item) => signCard(context, item)),
      readings: [...items].flatMap(([slug, item]) => {
        const reading = readingOf(context, { slug, item, dayKey: day.key });
        return reading ? [{ ...reading, isOfSun: slug === sunSign }] : [];
      }),
    };
  },
});

/** Returns the sentence library for the language of a page. */
const libraryOf = ({ language, snapshot }: PageContext<SignFields>): Library =>
  sentenceLibraries.find(language, snapshot.settings.languages);

const joinSentences = ({ language }: Library, sentences: readonly string[]): string =>
  createFormats(language, 'UTC').sentences(sentences);

/** Returns the reading of a sign for a day. */
function readingOf(
  context: PageContext<SignFields>,
  { slug, item, dayKey }: { slug: SignSlug; item: Sign; dayKey: string },
) {
  const library = libraryOf(context);
  const reading = dailyReading(library, slug, dayKey);
  if (!reading) return null;
  const [first] = reading.reasons;
  return {
    slug,
    title: item.title,
    titleLanguage: languageOfText(context, item, 'title').language,
    href: itemAddress(item),
    text: joinSentences(library, reading.general),
    language: library.language,
    reason: first ? describeTransit(context.messages('star-sign'), first) : '',
  };
}

const dailyReadings = defineBlock({
  type: 'dailyReadings',
  description: 'The readings of the day for all signs, one beside the other',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { snapshot, now } = context;
    const { day } = periodsAt(now, snapshot.settings.timeZone);
    context.endAt(day.endsAt);
    const readings = [...zodiacOf(context)].flatMap(([slug, item]) => {
      const reading = readingOf(context, { slug, item, dayKey: day.key });
      return reading ? [{ ...signCard(context, item), ...reading }] : [];
    });
    if (readings.length === 0) return null;
    const t = context.messages('star-sign');
    return {
      title: title || t('zodiac.title', { day: formatDay(context.formats, day.key, 'day') }),
      readings,
    };
  },
});

const sky = defineBlock({
  type: 'sky',
  description:
    'Today’s sky: the positions of Sun, Moon and planets, the phase of the Moon, and the next events',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { snapshot, now, catalogue } = context;
    if (catalogue.items.length === 0) return null;
    const { timeZone } = snapshot.settings;
    const { endsAt, ...today } = skyToday(now, timeZone, context);
    context.endAt(Math.min(endsAt, hourSky(now).endsAt));
    const t = context.messages('star-sign');
    return { title: title || t('sky.title'), zone: zoneName(context, timeZone), ...today };
  },
});

const findSign = defineBlock({
  type: 'findSign',
  description: 'Finds the sign of a date of birth by the exact moments at which the Sun changed sign',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { snapshot, now, address, catalogue } = context;
    if (catalogue.items.length === 0) return null;
    const { timeZone } = snapshot.settings;
    const { day } = periodsAt(now, timeZone);
    context.endAt(day.endsAt);
    const query = readStarQuery(address);
    const result = birthSign(query, timeZone, context);
    const year = result?.isValid ? result.year : Number(day.key.slice(0, 4));
    return {
      title: title || context.messages('star-sign')('birth.title'),
      action: homeAddress(catalogue),
      // Invalid values are left out, because browsers log a warning for a value that its field does not allow.
      born: result?.isValid ? query.born : '',
      time: result?.isValid ? query.time : '',
      zone: zoneName(context, timeZone),
      result: result?.isValid
        ? {
            ...result,
            signs: result.signs.map((sign) => ({ ...sign, href: signHref(context, sign.slug) })),
          }
        : result,
      year,
      cusps: cuspTable(year, timeZone, context),
    };
  },
});

const matchSigns = defineBlock({
  type: 'matchSigns',
  description: 'The compatibility of two signs according to tradition',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { address, catalogue, snapshot } = context;
    if (catalogue.items.length === 0) return null;
    const query = readStarQuery(address);
    const pair = pairOf(query, context, snapshot.settings.languages);
    const t = context.messages('star-sign');
    return {
      title: title || t('pair.title'),
      action: homeAddress(catalogue),
      options: signSlugs.map((slug) => ({ slug, name: t('sign.name', { sign: slug }) })),
      a: query.a,
      b: query.b,
      isIncomplete: pair === null && query.a + query.b !== '',
      pair: pair && {
        ...pair,
        signs: pair.signs.map((sign) => ({ ...sign, href: signHref(context, sign.slug) })),
      },
    };
  },
});

const signHead = defineBlock({
  type: 'signHead',
  description: 'Emblem, name, introduction and facts of the page’s sign. It contains the page’s h1',
  settings: {},
  load(context) {
    const { item, formats } = context;
    if (!item) return null;
    const t = context.messages('star-sign');
    const { slug, symbol, dates, element, modality, ruler, opposite, colours } = item.fields;
    const rulers = [...new Set([ruler.traditional, ruler.modern])].filter(Boolean);
    const facts = [
      { name: t('fact.dates'), value: dates, ...languageOfText(context, item, 'ext.dates') },
      { name: t('fact.symbol'), value: symbol, ...languageOfText(context, item, 'ext.symbol') },
      { name: t('fact.element'), value: element && t('sign.element', { element }) },
      { name: t('fact.modality'), value: modality && t('sign.modality', { modality }) },
      {
        name: rulers.length > 1 ? t('fact.rulers') : t('fact.ruler'),
        value: rulers.length > 1 ? t('fact.twoRulers', ruler) : rulers.join(''),
        ...languageOfText(context, item, 'ext.ruler.traditional'),
      },
      {
        name: t('fact.colours'),
        value: formats.list(colours, shortList),
        ...languageOfText(context, item, 'ext.colours[0]'),
      },
    ].filter(({ value }) => value !== '');
    return {
      slug,
      title: item.title,
      paragraphs: item.intro.split(/\n{2,}/).filter(Boolean),
      picture: itemPicture(context, item),
      facts,
      opposite: opposite && { name: t('sign.name', { sign: opposite }), href: signHref(context, opposite) },
      categories: categoryLinks(context, item),
    };
  },
});

const signReadings = defineBlock({
  type: 'signReadings',
  description: 'The readings of the page’s sign for the day, the week and the month, with their transits',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { item, now, snapshot } = context;
    const slug = item?.fields.slug;
    if (!item || !slug) return null;
    const { day, week, month } = periodsAt(now, snapshot.settings.timeZone);
    for (const { endsAt } of [day, week, month]) context.endAt(endsAt);
    const library = libraryOf(context);
    const daily = dailyReading(library, slug, day.key);
    const weekly = weeklyReading(library, slug, week.key);
    const monthly = monthlyReading(library, slug, month.key);
    if (!daily || !weekly || !monthly) return null;
    const { formats } = context;
    const t = context.messages('star-sign');
    const sign = item.title;
    const reasons = (transits: readonly Transit[]) =>
      transits.map((transit) => ({ text: describeTransit(t, transit), body: transit.body }));
    const none: { name: string; text: string }[] = [];
    return {
      title: title || t('reading.title', { sign }),
      /** The language of the sentences. */
      language: library.language,
      periods: [
        {
          id: 'today',
          tab: t('reading.today'),
          heading: t('reading.titleToday', { sign }),
          span: formatDay(formats, day.key, 'weekday'),
          text: joinSentences(library, daily.general),
          parts: [
            { name: t('reading.love'), text: daily.love },
            { name: t('reading.work'), text: daily.work },
            { name: t('reading.energy'), text: daily.energy },
          ],
          reasons: reasons(daily.reasons),
        },
        {
          id: 'week',
          tab: t('reading.week'),
          heading: t('reading.titleWeek', { sign }),
          span: formatWeek(formats, weekStart(week.key) ?? now),
          text: joinSentences(library, weekly.sentences),
          parts: none,
          reasons: reasons(weekly.reasons),
        },
        {
          id: 'month',
          tab: t('reading.month'),
          heading: t('reading.titleMonth', { sign }),
          span: formatMoment(formats, Date.parse(`${month.key}-01`), 'month', 'UTC'),
          text: joinSentences(library, monthly.sentences),
          parts: none,
          reasons: reasons(monthly.reasons),
        },
      ],
    };
  },
});

const aboutSign = defineBlock({
  type: 'aboutSign',
  description: 'Character, love, work, season and stars of the page’s sign',
  settings: {},
  load({ item, messages }) {
    if (!item) return null;
    const t = messages('star-sign');
    const { slug, character, love, work, strengths, growth, season, constellation, sources } = item.fields;
    const texts = [
      { id: 'character', title: t('about.character'), paragraphs: character },
      { id: 'love', title: t('about.love'), paragraphs: love },
      { id: 'work', title: t('about.work'), paragraphs: work },
    ].filter(({ paragraphs }) => paragraphs.length > 0);
    if (texts.length + strengths.length + growth.length === 0 && !season && !constellation) return null;
    return { slug, title: item.title, texts, strengths, growth, season, constellation, sources };
  },
});

const signMatches = defineBlock({
  type: 'signMatches',
  description: 'The compatibility of the page’s sign with each of the twelve',
  uses: ['title'],
  settings: {},
  load(context, { title }) {
    const { item, vertical } = context;
    const own = item?.fields.slug;
    if (!item || !own) return null;
    const t = context.messages('star-sign');
    return {
      title: title || t('matches.title', { sign: item.title }),
      matches: signSlugs.map((slug) => {
        const { love, friendship, work } = compatibility(own, slug);
        const query = new URLSearchParams({ a: own, b: slug });
        const href = `${homeAddress(vertical)}?${query.toString()}#match`;
        return { slug, name: t('sign.name', { sign: slug }), love, friendship, work, href };
      }),
    };
  },
});

const signCards = defineBlock({
  type: 'signCards',
  description: 'The list of a category page as cards of signs, with its heading and pager, 24 a page',
  settings: {},
  load(context) {
    const { listing, category } = context;
    if (!listing) return null;
    const { total, number, pageCount, entries } = listing.page;
    return {
      title: listing.title,
      intro: category?.description ?? '',
      introLanguage:
        category && languageOfCategory(context, context.catalogue, category, 'description').language,
      total,
      pager: { number, pageCount, address: listing.address },
      home: homeAddress(context.vertical),
      cards: entries.map((item) => ({
        ...signCard(context, item),
        kind: kindOf(item, context),
        picture: context.widePictureOf(item) ?? itemPicture(context, item),
        intro: item.description || item.intro.slice(0, 160),
        introLanguage: languageOfText(context, item, item.description ? 'description' : 'intro').language,
      })),
    };
  },
});

/**
 * Describes the element and modality of a sign. Returns only the element if the item has no modality, and "" if it has
 * no element.
 */
function kindOf({ fields }: Sign, { messages }: Pick<Localisation, 'messages'>): string {
  const { element, modality } = fields;
  const t = messages('star-sign');
  if (element === '' || modality === '') return element && t('sign.element', { element });
  return t('sign.kind', {
    element: t('sign.element', { element }),
    modality: t('sign.modality', { modality }),
  });
}

/** Blocks of the star signs vertical. */
export const starSignBlocks = {
  zodiac,
  sky,
  findSign,
  matchSigns,
  dailyReadings,
  signHead,
  signReadings,
  aboutSign,
  signMatches,
  signCards,
};
