import { z } from 'zod';
import { enoughWords, gateModes, type GateRule } from './gate-rules.ts';
import { feedMappingSchema } from './mapping/mapping-schema.ts';

/** Maximum number of entries in each list of words and in the category table. */
const maxEntries = 2_000;

const name = z.string().trim().min(1).max(200);

const mode = z.enum(gateModes);
export const gateSchema = z.object({
  rules: z
    .object({
      picture: mode.default('off'),
      /** Title and texts together have fewer words than `leastWords`. */
      words: mode.default('off'),
      /** The entry is a game without a text or list that says how it is played. */
      controls: mode.default('off'),
      /** The texts are nearly the same as those of an item of the section or of an earlier new entry. */
      similar: mode.default('off'),
      /** The title contains a well-known trademark that is not one of `allowedWords`. */
      trademarks: mode.default('off'),
      /** The title contains one of `blockedWords`. */
      blockedWords: mode.default('refuse'),
      /** The provider's score of the entry is lower than `leastScore`. */
      score: mode.default('off'),
      /** The entry contains an address without https. */
      https: mode.default('off'),
      /** The entry is not for all ages. */
      ages: mode.default('off'),
    } satisfies Record<GateRule, unknown>)
    .prefault({}),
  leastWords: z.number().int().min(1).max(1_000).default(enoughWords),
  /** From 0 to 1. */
  leastScore: z.number().min(0).max(1).default(0.5),
  blockedWords: z.array(name).max(maxEntries).default([]),
  allowedWords: z.array(name).max(maxEntries).default([]),
});

/**
 * Converts a quality gate of an earlier version, whose rules had no modes: an entry that broke a rule was always
 * refused.
 */
function upgradeGate(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'rules' in stored) return stored;
  const { needsPicture, leastWords, ...rest } = stored as { needsPicture?: unknown; leastWords?: unknown };
  const isShort = typeof leastWords === 'number' && leastWords > 0;
  return {
    ...rest,
    rules: { ...(needsPicture === true && { picture: 'refuse' }), ...(isShort && { words: 'refuse' }) },
    ...(isShort && { leastWords }),
  };
}

/** The rules of a stored feed: the operator's choices, category table, mapping, quality gate and limits. */
export const feedRulesSchema = z.object({
  /** The choices that some feeds support (`FeedChoices`): `category` and `licence`. */
  category: z.string().trim().max(200).default(''),
  licence: z.string().trim().max(200).default(''),
  /** Whether to import the valid entries of a feed that is otherwise imported completely or not at all. */
  partial: z.boolean().default(false),
  /** Ids of categories by the provider's names. They take precedence over the menu and the provider's own table. */
  categories: z
    .array(z.tuple([name, z.number().int().positive()]))
    .max(maxEntries)
    .default([]),
  /** The mapping, or `null` for a provider that takes none. */
  mapping: feedMappingSchema.nullable().default(null),
  /** The quality gate for new entries. */
  gate: z.preprocess(upgradeGate, gateSchema).prefault({}),
  /**
   * The limits within which a run publishes its changes automatically: number of new items, and percentage of the
   * feed's items that are removed. `null` if every run waits for an operator.
   */
  publishes: z
    .object({
      mostAdded: z.number().int().min(0).max(100_000),
      mostRemovedPercent: z.number().int().min(0).max(100),
    })
    .nullable()
    .default(null),
});

export type FeedRules = z.output<typeof feedRulesSchema>;
export type QualityGate = FeedRules['gate'];

/** Reads stored rules. Throws a ZodError if they do not fit the schema. */
export function readRules(stored: unknown): FeedRules {
  return feedRulesSchema.parse(stored);
}
