import { z } from 'zod';
import { signSlugs } from '../sky/zodiac.ts';

/*
 * The format of a sentence library (the README of the vertical explains it to writers). A library is a JSON file,
 * checked by readings/library.test.ts.
 */

/**
 * A word or phrase in a sentence: a single text, or a text for each of several named forms. `base` is the form that is
 * used unless a sentence names another one. `gender` is not a text: it chooses among the alternatives of a sentence.
 */
const word = z.union([z.string().min(1), z.record(z.string(), z.string().min(1))]);
const bySign = z.strictObject(
  Object.fromEntries(signSlugs.map((slug) => [slug, word])) as Record<
    (typeof signSlugs)[number],
    typeof word
  >,
);
const byHouse = z.array(word).length(12);
const pool = (size: number) => z.array(z.string().min(2)).length(size);

/** The selection of sentences relies on these sizes of the pools (readings/daily.server.ts). */
const housePools = z.array(pool(9)).length(12);
const planetPool = pool(12);
const eventPool = pool(16);
const phasePool = pool(12);
const closingPool = pool(48);
const periodPool = pool(13);

export const libraryFormat = z.strictObject({
  /** The genders of the language, in the order in which sentences list their alternatives. */
  genders: z.array(z.string()),
  /** Replacements in finished sentences, such as “ dell’8 ” for “ del 8 ”. */
  spelling: z.record(z.string().min(1), z.string()).optional(),
  words: z.strictObject({
    signs: bySign,
    bodies: z.strictObject({
      Sun: word,
      Mercury: word,
      Venus: word,
      Mars: word,
      Jupiter: word,
      Saturn: word,
    }),
    /** The words for planets that move backwards. */
    retrograde: z.strictObject({ Mercury: word, Venus: word, Mars: word, Jupiter: word, Saturn: word }),
    /** The names of the houses, from “your first house” to “your twelfth house”. */
    houses: byHouse,
    /** The meaning of each house in one word or two. */
    themes: byHouse,
    /** An everyday matter that belongs to each house. */
    matters: byHouse,
    /** Texts about a body that changes sign. They may contain `{body}` and `{sign}`. */
    moves: z.strictObject({ enters: word, returns: word, retreats: word }),
    /**
     * Texts about the main phase of a week or, in a week without a phase, about the Moon in the middle of the week.
     * Texts about a phase may contain `{weekday}`.
     */
    moments: z.strictObject({
      'new moon': word,
      'first quarter': word,
      'full moon': word,
      'last quarter': word,
      waxing: word,
      waning: word,
    }),
    /** Monday to Sunday. */
    weekdays: z.array(word).length(7),
  }),
  daily: z.strictObject({
    /** First sentences: nine for each house that the Moon can be in. */
    moon: housePools,
    /** Sentences about the positions of the Sun and the planets. */
    planets: z.strictObject({
      Sun: planetPool,
      Mercury: planetPool,
      Venus: planetPool,
      Mars: planetPool,
      Jupiter: planetPool,
      Saturn: planetPool,
    }),
    /** Sentences for days on which a body changes sign. */
    ingress: eventPool,
    /** Sentences for days on which a planet turns retrograde, and for days on which it turns direct. */
    retrograde: eventPool,
    direct: eventPool,
    phases: z.strictObject({
      'new moon': phasePool,
      'first quarter': phasePool,
      'full moon': phasePool,
      'last quarter': phasePool,
    }),
    /** Last sentences for days on which the Moon is waxing, and for days on which it is waning. */
    waxing: closingPool,
    waning: closingPool,
    love: housePools,
    work: housePools,
    energy: housePools,
  }),
  weekly: z.strictObject({
    sun: periodPool,
    moon: periodPool,
    mercury: periodPool,
    venus: periodPool,
    mars: periodPool,
    jupiter: periodPool,
    saturn: periodPool,
    closing: periodPool,
  }),
  monthly: z.strictObject({
    sun: periodPool,
    newMoon: periodPool,
    fullMoon: periodPool,
    mercury: periodPool,
    venus: periodPool,
    mars: periodPool,
    slow: periodPool,
    closing: periodPool,
  }),
});

export type LibraryFile = z.output<typeof libraryFormat>;
export type Word = z.output<typeof word>;
export type MomentName = keyof LibraryFile['words']['moments'];
export type MoveName = keyof LibraryFile['words']['moves'];
