import { FONT, type Ctx } from '../kit/draw.ts';

let last = { key: '', lines: [''] };

/** A text in lines of at most a width; measured again only when it changes. */
export function breakLines(ctx: Ctx, value: string, size: number, width: number): readonly string[] {
  const key = [value, size, width].join();
  if (last.key === key) return last.lines;
  ctx.font = `500 ${size}px ${FONT}`;
  const lines = value.split(' ').reduce<string[]>((done, word) => {
    const joined = `${done.at(-1) ?? ''} ${word}`.trim();
    return ctx.measureText(joined).width <= width ? [...done.slice(0, -1), joined] : [...done, word];
  }, []);
  last = { key, lines };
  return lines;
}
