import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementOf, houseOf, modalityOf, oppositeOf, signSlugs } from './sky/zodiac.ts';
import type { SignFields } from './sign-ext.server.ts';
import starSignServer from './vertical.server.ts';

interface SignFile {
  id: number;
  slug: string;
  title: string;
  categories: string[];
  intro: string;
  description: string;
  ext: Record<string, unknown>;
}

const folder = path.resolve(import.meta.dirname, '../../../content/signs');
const files = readdirSync(folder)
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SignFile)
  .sort((a, b) => a.id - b.id);
const parse = (ext: object): SignFields => starSignServer.extSchema.parse(ext);
const signs = files.map((file) => ({ ...file, ext: parse({ ...file.ext, slug: file.slug }) }));

const countWords = (text: string): number => text.split(/\s+/).length;
const textsOf = ({ intro, ext }: (typeof signs)[number]): string[] => [
  intro,
  ...ext.character,
  ...ext.love,
  ...ext.work,
  ext.season,
  ext.constellation,
];

describe('the ext of a sign', () => {
  it('has defaults for all fields', () => {
    expect(parse({})).toEqual({
      slug: '',
      element: '',
      modality: '',
      ruler: { traditional: '', modern: '' },
      symbol: '',
      opposite: '',
      dates: '',
      character: [],
      love: [],
      work: [],
      strengths: [],
      growth: [],
      colours: [],
      season: '',
      constellation: '',
      sources: [],
      imgWide: '',
    });
  });

  it('refuses unknown values', () => {
    const refused = [
      { slug: 'ophiuchus' },
      { element: 'aether' },
      { sources: [{ title: 'x', url: 'javascript:1' }] },
    ];
    for (const ext of refused) expect(starSignServer.extSchema.safeParse(ext).success).toBe(false);
  });
});

describe('the twelve signs', () => {
  it('are in the order of the zodiac with their element, modality and opposite', () => {
    expect(signs.map(({ slug }) => slug)).toEqual(signSlugs);
    expect(signs.map(({ id }) => id)).toEqual(signSlugs.map((_, index) => index + 1));
    signSlugs.forEach((slug, index) => {
      const { ext, categories } = signs[index] ?? { ext: parse({}), categories: [] };
      expect([ext.element, ext.modality, ext.opposite]).toEqual([
        elementOf(slug),
        modalityOf(slug),
        oppositeOf(slug),
      ]);
      expect(categories.map((name) => name.toLowerCase())).toEqual([
        `${ext.element} signs`,
        `${ext.modality} signs`,
      ]);
      expect(houseOf(slug, oppositeOf(slug))).toBe(7);
    });
  });

  it('have texts of the required length', () => {
    for (const sign of signs) {
      const { ext, intro, description, slug } = sign;
      expect(countWords(intro), slug).toBeGreaterThanOrEqual(60);
      expect(countWords(intro), slug).toBeLessThanOrEqual(90);
      expect(description.length, slug).toBeGreaterThanOrEqual(110);
      expect(description.length, slug).toBeLessThanOrEqual(155);
      expect(
        [ext.character, ext.love, ext.work, ext.strengths, ext.growth].map(({ length }) => length),
      ).toEqual([3, 2, 2, 5, 4]);
      expect(countWords(textsOf(sign).join(' ')), slug).toBeGreaterThanOrEqual(350);
      expect(ext.sources.length).toBeGreaterThan(0);
    }
  });

  it('share no sentence', () => {
    const sentences = signs.flatMap((sign) =>
      textsOf(sign).flatMap((text) => text.toLowerCase().split(/(?<=[.?!])\s+/)),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    const listed = signs.flatMap(({ ext }) => [...ext.strengths, ...ext.growth]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});
