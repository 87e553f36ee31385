import { data } from 'react-router';
import type { z } from 'zod';

/** Reads the JSON body of a request. Throws an answer with status 400 if it does not fit the schema. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw data({ fault: 'malformed' }, { status: 400 });
  return parsed.data;
}
