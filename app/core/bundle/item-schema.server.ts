import { z } from 'zod';
import {
  decimal,
  emptyOrList,
  filledPicture,
  filledText,
  integer,
  listOf,
  objectOf,
  oneOf,
  picture,
  routerOverride,
  starRating,
  storeRating,
  text,
  unixSeconds,
  unixSecondsText,
} from './fields.server.ts';

/** One category an item is in. */
export const itemCategorySchema = objectOf(
  { content_type_id: integer(1), content_type_name: text, router: routerOverride },
  'an object with content_type_id, content_type_name and router',
);

/** Sample figures of an item. */
export const figuresSchema = objectOf(
  {
    rate: starRating,
    like: integer(0),
    step: integer(0),
    collect: integer(0),
    play: z.literal(1, { error: '1' }),
    open_num: integer(0),
  },
  'an object with rate, like, step, collect, play and open_num',
);

export const faqSchema = objectOf(
  { question: filledText, answer: filledText },
  'an object with question and answer',
);

export const reviewSchema = objectOf(
  { author: text, rate: storeRating, text, time: unixSecondsText },
  'an object with author, rate, text and time',
);

/** An item as the bundle holds it (original spec 3, READINGS 1). Checks across items stand in the check. */
export const itemSchema = objectOf(
  {
    id: integer(1),
    create_time: unixSeconds,
    content_type_arr: z
      .array(itemCategorySchema, { error: 'a list with at least one category' })
      .refine((list) => list.length > 0, { error: 'a list with at least one category' }),
    content_type_id: integer(0),
    content_type_name: text,
    router: routerOverride,
    title: filledText,
    img: picture,
    img_pc: picture,
    video: routerOverride,
    author: text,
    time: unixSecondsText,
    intro: text,
    keywords: text,
    description: text,
    short_title: text,
    img_desc: text,
    structure_data_type: text,
    price: decimal,
    price_original: decimal,
    from: text,
    discount: text,
    rate: storeRating,
    content_rating: text,
    downloads: text,
    screenshot: listOf(filledPicture, 'pictures'),
    reviews_num: text,
    reviews: emptyOrList(listOf(reviewSchema, 'reviews'), '{author, rate, text, time}'),
    game_url_remote: text,
    game_url_remote_to_type: oneOf('', 'iframe', '_blank', 'game'),
    details: text,
    rich_text: text,
    faq: emptyOrList(listOf(faqSchema, 'questions'), '{question, answer}'),
    site_data_arr: figuresSchema,
    ext: z.looseObject({}, { error: 'an object' }).optional(),
  },
  'an object with the fields of an item',
);

/** A bundle item whose fields passed the schema. */
export type BundleItem = z.output<typeof itemSchema>;
