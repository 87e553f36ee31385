import { describe, expect, it } from 'vitest';
import { sampleItem, testRegistry, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { decodeItem, FaultyItem } from './decode-item.server.ts';

const rules = testRegistry.verticals.get(2)!;

function decode(fields: TestBundle = {}) {
  const item = decodeItem(2, { ...sampleItem(100, [10, 21]), ...fields }, rules);
  if (!item || item instanceof FaultyItem) throw new Error('The item was not decoded.');
  return item;
}

/** Text fields of an item in the bundle, with their names in the code. */
const textFields = {
  title: 'title',
  short_title: 'shortTitle',
  img: 'image',
  img_pc: 'imageDesktop',
  img_desc: 'imageAlt',
  video: 'video',
  author: 'author',
  time: 'time',
  intro: 'intro',
  keywords: 'keywords',
  description: 'description',
  structure_data_type: 'structuredDataType',
  from: 'from',
  discount: 'discount',
  rate: 'rate',
  content_rating: 'contentRating',
  downloads: 'downloads',
  reviews_num: 'reviewsCount',
};

describe('an item of a bundle', () => {
  it('is decoded into fields with descriptive names', () => {
    const texts = Object.fromEntries(Object.keys(textFields).map((key) => [key, `Text of ${key}`]));
    const decoded = Object.fromEntries(
      Object.entries(textFields).map(([key, name]) => [name, `Text of ${key}`]),
    );
    const playUrl = 'https://games.example/play/?ref=portal#start';
    expect(decode({ ...texts, game_url_remote: playUrl, screenshot: ['c.png'] })).toMatchObject({
      ...decoded,
      playUrl,
      id: 100,
      createTime: 1_700_000_000,
      screenshots: ['c.png'],
      price: '0',
      priceOriginal: '0',
      stars: '4.5',
      figures: { likes: 10, dislikes: 1, collections: 3, opens: 120_000 },
    });
  });

  it('has empty values for the bundle’s empty fields', () => {
    expect(decode({ title: 'Title' })).toMatchObject({
      image: '',
      imageDesktop: '',
      video: '',
      author: '',
      time: '',
      router: '',
      keywords: '',
      description: '',
      shortTitle: '',
      imageAlt: '',
      from: '',
      discount: '',
      rate: '',
      contentRating: '',
      downloads: '',
      screenshots: [],
      reviewsCount: '',
      reviews: [],
      details: '',
      richText: '',
      faq: [],
    });
  });

  it('has the primary category that it names, otherwise its first', () => {
    expect(decode().categoryIds).toEqual([10, 21]);
    expect(decode({ content_type_id: 21 }).categoryId).toBe(21);
    expect(decode({ content_type_id: 10 }).categoryId).toBe(10);
    expect(decode({ content_type_id: 99 }).categoryId).toBe(10);
  });

  it.each([
    ['iframe', 'iframe'],
    ['', 'iframe'],
    ['_blank', 'new-tab'],
    ['game', 'play-page'],
  ])('with the target %j is played in mode %s', (type, mode) => {
    expect(decode({ game_url_remote_to_type: type }).playMode).toBe(mode);
  });

  it('is not decoded if the operator has hidden it', () => {
    expect(decodeItem(2, { ...sampleItem(100), ext: { hidden: true } }, rules)).toBeNull();
  });
});
