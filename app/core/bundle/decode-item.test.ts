import { describe, expect, it } from 'vitest';
import { sampleItem, testRegistry, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { decodeItem } from './decode-item.server.ts';

const rules = testRegistry.verticals.get(2)!;
const decode = (fields: TestBundle = {}) =>
  decodeItem(2, { ...sampleItem(100, [10, 21]), ...fields }, rules)!;

describe('an item of a bundle', () => {
  it('is known by what its fields mean', () => {
    const texts = {
      title: 'Title',
      short_title: 'Short',
      img: 'a.png',
      img_pc: 'b.png',
      img_desc: 'Alt',
      video: '/v.mp4',
      author: 'Author',
      time: '1700000001',
      intro: 'Intro',
      keywords: 'Keywords',
      description: 'Description',
      from: 'Shop',
      discount: '20 %',
      rate: '4.4',
      content_rating: 'Everyone',
      downloads: '10+',
      reviews_num: '3',
    };
    expect(decode({ ...texts, screenshot: ['c.png'] })).toMatchObject({
      title: 'Title',
      shortTitle: 'Short',
      image: 'a.png',
      imageDesktop: 'b.png',
      imageAlt: 'Alt',
      video: '/v.mp4',
      author: 'Author',
      time: '1700000001',
      intro: 'Intro',
      keywords: 'Keywords',
      description: 'Description',
      from: 'Shop',
      discount: '20 %',
      rate: '4.4',
      contentRating: 'Everyone',
      downloads: '10+',
      reviewsCount: '3',
      screenshots: ['c.png'],
      price: '0',
      priceOriginal: '0',
      stars: '4.5',
      sample: { likes: 10, dislikes: 1, collections: 3, opens: 120_000 },
    });
  });

  it('has nothing where the bundle has empty fields', () => {
    expect(decode({ title: 'Title' })).toMatchObject({
      image: '',
      imageDesktop: '',
      video: '',
      author: '',
      time: '',
      router: '',
      keywords: '',
      description: '',
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

  it('has the primary category that it names, else its first', () => {
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
  ])('that opens by %j plays in mode %s', (type, mode) => {
    expect(decode({ game_url_remote_to_type: type }).playMode).toBe(mode);
  });

  it('that the operator has hidden is none', () => {
    expect(decodeItem(2, { ...sampleItem(100), ext: { hidden: true } }, rules)).toBeNull();
  });
});
