import { z } from 'zod/mini';
import { canvasActions, type FromCanvas } from '#app/pages/canvas/messages.ts';

const position = z.int().check(z.minimum(0), z.maximum(100));
const page = {
  address: z.string().check(z.maxLength(4_000)),
  layout: z.nullable(z.string().check(z.maxLength(100))),
  filled: z.array(position).check(z.maxLength(100)),
};
const canvas = z.string();
const schema = z.discriminatedUnion('kind', [
  z.object({ canvas, kind: z.literal('ready'), ...page }),
  z.object({ canvas, kind: z.literal('changed'), ...page }),
  z.object({ canvas, kind: z.literal('loading') }),
  z.object({ canvas, kind: z.literal('loaded'), revision: z.nullable(z.string().check(z.maxLength(40))) }),
  z.object({ canvas, kind: z.literal('entered') }),
  z.object({ canvas, kind: z.literal('select'), position: z.nullable(position) }),
  z.object({
    canvas,
    kind: z.literal('act'),
    action: z.enum(canvasActions),
    position,
    to: z.optional(position),
  }),
  z.object({ canvas, kind: z.literal('paste'), text: z.string().check(z.maxLength(500_000)) }),
  z.object({
    canvas,
    kind: z.literal('key'),
    key: z.string().check(z.maxLength(20)),
    isCommand: z.boolean(),
    isShift: z.boolean(),
    isAlt: z.boolean(),
  }),
]);

/**
 * Reads a message of the page in the canvas. Returns `null` if it has another form or names another channel. The caller
 * checks its origin and its window.
 */
export function readCanvasMessage(data: unknown, channels: ReadonlySet<string>): FromCanvas | null {
  const parsed = schema.safeParse(data);
  return parsed.success && channels.has(parsed.data.canvas) ? parsed.data : null;
}
