import { z } from 'zod';
import { allFigures, devices, others } from '#app/statistics/figures.ts';
import { periods } from './periods.ts';

const id = z.coerce.number().int().positive().optional().catch(undefined);
const text = z.string().max(100).optional().catch(undefined);

const querySchema = z.object({
  period: z.enum(periods).optional().catch(undefined),
  figure: z.enum(allFigures).optional().catch(undefined),
  section: z.string().max(40).optional().catch(undefined),
  item: id,
  category: id,
  source: text,
  device: z
    .enum([...devices, others])
    .optional()
    .catch(undefined),
  language: z.string().max(3).optional().catch(undefined),
  pageLanguage: z.string().max(35).optional().catch(undefined),
});

/** The query in the address of the screen. */
export type StatisticsQuery = z.output<typeof querySchema>;

/** Reads the query from an address. Ignores invalid parts. */
export function readQuery(search: URLSearchParams): StatisticsQuery {
  return querySchema.parse(Object.fromEntries(search));
}
