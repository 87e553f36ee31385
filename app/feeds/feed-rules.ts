import { z } from 'zod';
import { feedMappingSchema } from './mapping/mapping-schema.ts';

/** Longest list of blocked words, and longest category table. */
const mostEntries = 2_000;

const name = z.string().trim().min(1).max(200);

/** The rules of a stored feed: options of the provider, category table, quality gate and limits. */
export const feedRulesSchema = z.object({
  /** Options of the provider. */
  category: z.string().trim().max(200).default(''),
  licence: z.string().trim().max(200).default(''),
  /** Imports the valid entries of a feed that is otherwise imported completely or not at all. */
  partial: z.boolean().default(false),
  /** Ids of categories by the provider's names. They take precedence over the menu and the provider's own table. */
  categories: z
    .array(z.tuple([name, z.number().int().positive()]))
    .max(mostEntries)
    .default([]),
  /** The mapping, or `null` for a provider that takes none. */
  mapping: feedMappingSchema.nullable().default(null),
  /** What a new entry needs to be imported. */
  gate: z
    .object({
      needsPicture: z.boolean().default(false),
      /** Words of title and texts together. */
      leastWords: z.number().int().min(0).max(1_000).default(0),
      /** An entry whose title contains one of these words is refused. */
      blockedWords: z.array(name).max(mostEntries).default([]),
    })
    .prefault({}),
  /**
   * The limits within which a run publishes its changes by itself: number of new items, and percentage of the feed's
   * items that are removed. `null` if every run waits for an operator.
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

/** Limits that a form suggests. */
export const suggestedLimits = { mostAdded: 50, mostRemovedPercent: 10 } as const;

/** Reads stored rules. Throws if they were not written by this schema. */
export function readRules(stored: unknown): FeedRules {
  return feedRulesSchema.parse(stored);
}
