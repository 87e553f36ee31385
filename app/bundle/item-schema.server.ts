import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import {
  decimal,
  emptyOrList,
  filledPicture,
  filledTextUpTo,
  id,
  integer,
  listField,
  objectField,
  oneOf,
  picture,
  routerOverride,
  starRating,
  storeRating,
  textUpTo,
  unixSeconds,
  unixSecondsText,
} from './fields.server.ts';
import { addressLimit, answerLimit, itemTextLimits } from './text-limits.ts';
import { translationsSchema } from './translations/translations-schema.server.ts';

export const itemCategorySchema = objectField(
  {
    content_type_id: id,
    content_type_name: textUpTo(itemTextLimits.content_type_name),
    router: routerOverride,
  },
  phrase('an object with content_type_id, content_type_name and router'),
);

/** Sample values of an item's counters and rating. */
export const figuresSchema = objectField(
  {
    rate: starRating,
    like: integer(0),
    step: integer(0),
    collect: integer(0),
    play: z.literal(1, { error: '1' }),
    open_num: integer(0),
  },
  phrase('an object with rate, like, step, collect, play and open_num'),
);

export const faqSchema = objectField(
  {
    question: filledTextUpTo(1000).meta({ text: 'other' }),
    answer: filledTextUpTo(answerLimit).meta({ text: 'other' }),
  },
  phrase('an object with question and answer'),
);

export const reviewSchema = objectField(
  { author: textUpTo(300), rate: storeRating, text: textUpTo(answerLimit), time: unixSecondsText },
  phrase('an object with author, rate, text and time'),
);

/**
 * An item in the bundle's format (spec ITEM-2). Rules that concern several items are checked elsewhere.
 */
export const itemSchema = objectField(
  {
    id,
    create_time: unixSeconds,
    content_type_arr: z
      .array(itemCategorySchema, { error: phrase('a list with at least one category') })
      .refine((list) => list.length > 0, { error: phrase('a list with at least one category') }),
    content_type_id: integer(0),
    content_type_name: textUpTo(itemTextLimits.content_type_name),
    router: routerOverride,
    title: filledTextUpTo(itemTextLimits.title).meta({ text: 'other' }),
    img: picture,
    img_pc: picture,
    img_share: picture.optional(),
    video: routerOverride,
    author: textUpTo(itemTextLimits.author),
    time: unixSecondsText,
    intro: textUpTo(itemTextLimits.intro).meta({ text: 'main' }),
    keywords: textUpTo(itemTextLimits.keywords).meta({ text: 'other' }),
    description: textUpTo(itemTextLimits.description).meta({ text: 'other' }),
    short_title: textUpTo(itemTextLimits.short_title).meta({ text: 'other' }),
    img_desc: textUpTo(itemTextLimits.img_desc).meta({ text: 'other' }),
    structure_data_type: textUpTo(itemTextLimits.structure_data_type),
    price: decimal,
    price_original: decimal,
    from: textUpTo(itemTextLimits.from),
    discount: textUpTo(itemTextLimits.discount).meta({ text: 'other' }),
    rate: storeRating,
    content_rating: textUpTo(itemTextLimits.content_rating),
    downloads: textUpTo(itemTextLimits.downloads),
    screenshot: listField(filledPicture, phrase('a list of pictures')),
    reviews_num: textUpTo(itemTextLimits.reviews_num),
    reviews: emptyOrList(
      listField(reviewSchema, phrase('a list of reviews')),
      phrase('"" or a list of {author, rate, text, time}'),
    ),
    game_url_remote: textUpTo(addressLimit),
    game_url_remote_to_type: oneOf('', 'iframe', '_blank', 'game'),
    details: textUpTo(itemTextLimits.details).meta({ text: 'main' }),
    rich_text: textUpTo(itemTextLimits.rich_text).meta({ text: 'main' }),
    faq: emptyOrList(
      listField(faqSchema, phrase('a list of questions')),
      phrase('"" or a list of {question, answer}'),
    ),
    site_data_arr: figuresSchema,
    ext: z.looseObject({}, { error: phrase('an object') }).optional(),
    translations: translationsSchema.optional(),
  },
  phrase('an object with the fields of an item'),
);

/** A bundle item whose fields passed the schema. */
export type BundleItem = z.output<typeof itemSchema>;
