import { FaultList, type Fault } from '#app/bundle/fault.ts';
import { addSchemaFaults } from '#app/bundle/schema-faults.server.ts';
import { mappedFields } from './mapped-fields.ts';
import { feedMappingSchema, type FeedMapping, type MappingRule } from './mapping-schema.ts';

/** Checks a mapping that an operator wrote. Returns the mapping with all defaults, or its faults with their paths. */
export function readMapping(given: unknown): { mapping: FeedMapping } | { faults: Fault[] } {
  const faults = new FaultList();
  if (!addSchemaFaults(faults, [], feedMappingSchema, given)) return { faults: faults.toArray() };
  return { mapping: feedMappingSchema.parse(given) };
}

/** Parses the JSON of a mapping that a form sent. Returns `null` if the text is not a valid mapping. */
export function parseMapping(json: string): FeedMapping | null {
  try {
    const parsed = feedMappingSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Returns a mapping in its short form, for people: defaults are omitted, and a rule that only names fields is replaced
 * by their names.
 */
export function shortenMapping(mapping: FeedMapping) {
  const { source, format, entries, keyed, paging, neutralParameters, fields } = mapping;
  const shown = mappedFields.flatMap((name) => {
    const rule = fields[name];
    return rule ? [[name, shortenRule(rule)] as const] : [];
  });
  return {
    source,
    format,
    ...(entries !== '' && { entries }),
    ...(keyed && { keyed }),
    ...(paging.kind !== 'none' && { paging }),
    ...(neutralParameters.length > 0 && { neutralParameters }),
    fields: Object.fromEntries(shown),
  };
}

function shortenRule({ from, take, steps, constant }: MappingRule) {
  const [first, ...others] = from;
  const isBare = take === 'first' && steps.length === 0 && constant === '';
  if (isBare && first !== undefined) return others.length === 0 ? first : from;
  return {
    ...(from.length > 0 && { from: others.length === 0 ? first : from }),
    ...(take === 'all' && { take }),
    ...(steps.length > 0 && { steps }),
    ...(constant !== '' && { constant }),
  };
}
