import { z } from 'zod/mini';
import { adKinds, type AdForm } from './ad-form.ts';

/** The types of the fields. The server also checks their limits. */
const schema: z.ZodMiniType<AdForm> = z.object({
  name: z.string(),
  kind: z.enum(adKinds),
  adNumber: z.number(),
  section: z.number(),
  pageKind: z.number(),
  position: z.enum(['head', 'body']),
  script: z.string(),
  html: z.string(),
  attributes: z.string(),
  isContextual: z.boolean(),
  from: z.number(),
  until: z.number(),
  image: z.string(),
  link: z.string(),
  alt: z.string(),
});

/** Reads a form from its JSON. Returns `undefined` for other text, such as a form of an earlier version. */
export function parseAdForm(text: string): AdForm | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
