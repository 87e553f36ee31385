import { type Ctx, textWidth } from './draw.ts';

const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const opens = /[\p{Ps}\p{Pi}]$/u;

/**
 * Splits a text where a line may end. Japanese has no spaces, so its lines may end after a word and the punctuation
 * that follows the word.
 */
function split(value: string): string[] {
  return value.split(/(?<= )/u).flatMap((word) => {
    if (!isJapanese.test(word)) return [word];
    const parts: string[] = [];
    for (const { segment, isWordLike } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(word)) {
      const last = parts.at(-1);
      const joins = last !== undefined && (opens.test(last) || (isWordLike !== true && !opens.test(segment)));
      if (joins) parts[parts.length - 1] = last + segment;
      else parts.push(segment);
    }
    return parts;
  });
}

const KEPT = 50;
const known = new Map<string, readonly string[]>();

/** Returns the parts of a text. They are cached, because the text may be drawn in every frame. */
function partsOf(value: string): readonly string[] {
  let parts = known.get(value);
  if (parts === undefined) {
    parts = split(value);
    if (known.size >= KEPT) known.clear();
    known.set(value, parts);
  }
  return parts;
}

/** Breaks lettering into lines no wider than a width. A single word may be wider. */
export function breakLines(
  ctx: Ctx,
  value: string,
  style: { readonly size: number; readonly weight: number },
  width: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(value)) {
    const longer = line + part;
    if (line !== '' && textWidth(ctx, longer.trimEnd(), style.size, style.weight) > width) {
      lines.push(line.trimEnd());
      line = part;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}
