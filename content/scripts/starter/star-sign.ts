import { assembleCategory, assembleItem, idsByCategory, readMenu, type VerticalPart } from './parts.ts';
import { readJsonFolder } from './sources.ts';

/** One sign of the zodiac: its facts and texts. */
export interface SignSource {
  id: number;
  slug: string;
  title: string;
  /** Names of the categories, the primary category first. */
  categories: string[];
  intro: string;
  description: string;
  keywords: string;
  imageAlt: string;
  /** The fields of the vertical's `ext`, except `slug` and pictures. */
  ext: Record<string, unknown>;
}

const starSignId = 5;

/** Returns the twelve signs in the order of the zodiac. */
export async function readSigns(): Promise<SignSource[]> {
  const signs = await readJsonFolder<SignSource>('signs');
  return signs.sort((a, b) => a.id - b.id);
}

/** Returns the star sign part of the bundle. */
export async function assembleSigns(createTime: number): Promise<VerticalPart> {
  const { categories, named } = await readMenu('star-sign');
  const signs = (await readSigns()).map((sign, position) => ({
    ...sign,
    // Lists show the newest items first, so each sign is a second older than the previous one in the zodiac.
    createTime: createTime - position,
    categories: sign.categories.map((name) => named(name, sign.slug)),
  }));
  return {
    menu: categories.map((category) => assembleCategory(category, starSignId)),
    list: signs.map((sign) =>
      assembleItem(sign, {
        img: `signs/${sign.slug}.webp`,
        intro: sign.intro,
        keywords: sign.keywords,
        description: sign.description,
        img_desc: sign.imageAlt,
        ext: { slug: sign.slug, img_wide: `signs/${sign.slug}-wide.webp`, ...sign.ext },
      }),
    ),
    list_type: idsByCategory(categories, signs),
    list_tags: {},
  };
}
