import { z } from 'zod';
import { mappedFields, type MappedField } from './mapped-fields.ts';

/** Maximum number of values in a lookup table. */
const maxLookups = 2_000;
const maxSteps = 10;
const maxSources = 10;

const filled = (most: number) => {
  const error = `text of 1 to ${most} characters`;
  return z.string({ error }).min(1, { error }).max(most, { error });
};
const upTo = (most: number) => {
  const error = `text of at most ${most} characters`;
  return z.string({ error }).max(most, { error });
};
const path = filled(200);

const step = z.discriminatedUnion(
  'do',
  [
    z.strictObject({ do: z.literal('split'), by: filled(20) }),
    z.strictObject({ do: z.literal('strip-html') }),
    z.strictObject({ do: z.literal('replace'), text: filled(200), by: upTo(200) }),
    z.strictObject({
      do: z.literal('lookup'),
      table: z.record(upTo(200), upTo(2_000)).refine((table) => Object.keys(table).length <= maxLookups, {
        error: `at most ${maxLookups} values`,
      }),
      /** What happens to values that are not in the table. */
      others: z.enum(['keep', 'drop'], { error: '"keep" or "drop"' }).default('keep'),
    }),
    z.strictObject({ do: z.literal('join'), by: upTo(20) }),
  ],
  { error: 'a step: {"do": "split", "strip-html", "replace", "lookup" or "join", …}' },
);
export type MappingStep = z.output<typeof step>;

const ruleAllowed = 'the name of a field, {"from": [ … ]} or {"constant": "…"}';
const rule = z.preprocess(
  expandRule,
  z.strictObject(
    {
      /** Paths of values in an entry, such as `images.cover`. */
      from: z
        .array(path, { error: 'a list of fields' })
        .max(maxSources, { error: `at most ${maxSources} fields` })
        .default([]),
      /** Which paths are used: `first` is the first path that leads to a value, `all` is every path. */
      take: z.enum(['first', 'all'], { error: '"first" or "all"' }).default('first'),
      steps: z
        .array(step, { error: 'a list of steps' })
        .max(maxSteps, { error: `at most ${maxSteps} steps` })
        .default([]),
      /** The value that is used if the paths and steps yield none. It does not pass through the steps. */
      constant: upTo(2_000).default(''),
    },
    { error: ruleAllowed },
  ),
);
export type MappingRule = z.output<typeof rule>;

/** Expands the short forms of a rule: one name, a list of names, or an object whose `from` is one name. */
function expandRule(given: unknown): unknown {
  if (typeof given === 'string') return { from: [given] };
  if (Array.isArray(given)) return { from: given };
  if (typeof given === 'object' && given !== null && 'from' in given && typeof given.from === 'string') {
    return { ...given, from: [given.from] };
  }
  return given;
}

const rules = Object.fromEntries(mappedFields.map((name) => [name, rule.optional()])) as Record<
  MappedField,
  z.ZodOptional<typeof rule>
>;

const sourceAllowed = 'a name of 1 to 60 characters a-z, 0-9, ".", "-", such as "playhub"';

/** Where the games of a document are, and where each field of a game comes from. */
export const feedMappingSchema = z.strictObject(
  {
    /** Name of the source. Games are stored under it, so it must not change later. */
    source: z
      .string({ error: sourceAllowed })
      .regex(/^[a-z0-9](?:[a-z0-9.-]{0,58}[a-z0-9])?$/, { error: sourceAllowed }),
    format: z.enum(['json', 'csv', 'xml'], { error: '"json", "csv" or "xml"' }),
    /** Path of the list in a JSON document, or of the repeated element in an XML document. */
    entries: upTo(200).default(''),
    /**
     * True if the list is a JSON object: `{"17": {…}}`. Each of its values is an entry, and `@key` is the entry's name
     * in the object.
     */
    keyed: z.boolean({ error: 'true or false' }).default(false),
    paging: z
      .discriminatedUnion(
        'kind',
        [
          z.strictObject({ kind: z.literal('none') }),
          z.strictObject({ kind: z.literal('next-address'), path }),
          z.strictObject({ kind: z.literal('page-number'), parameter: filled(100) }),
        ],
        {
          error:
            '{"kind": "none"}, {"kind": "next-address", "path": "…"} or {"kind": "page-number", "parameter": "…"}',
        },
      )
      .default({ kind: 'none' }),
    /** Parameters of the address that do not restrict the list, such as a key or a page size. */
    neutralParameters: z
      .array(filled(100), { error: 'a list of parameters' })
      .max(50, { error: 'at most 50 parameters' })
      .default([]),
    fields: z.strictObject(
      { ...rules, title: rule, playAddress: rule },
      { error: `rules for fields of a game: ${mappedFields.join(', ')}` },
    ),
  },
  { error: 'a mapping: {"source", "format", "entries", "keyed", "paging", "neutralParameters", "fields"}' },
);
export type FeedMapping = z.output<typeof feedMappingSchema>;
