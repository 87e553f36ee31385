import { FONT, setStroke, shade, vertical } from './draw.ts';
import { context2d } from './stage.ts';

export interface LogoColors {
  /** Colours of the letters, used in turn. Each letter is a gradient from a lighter tone to this one. */
  letters: readonly string[];
  /** Colour of the thick edge behind the letters. */
  edge: string;
}

const SIZE = 100;

/**
 * Draws bold lettering in one or more lines and sets the size of the canvas to fit it. `scale` is the number of device
 * pixels per hundredth of the letter height.
 */
export function drawLogo(
  canvas: HTMLCanvasElement,
  lines: readonly string[],
  colors: LogoColors,
  scale: number,
): void {
  const ctx = context2d(canvas);
  const font = `700 ${SIZE}px ${FONT}`;
  ctx.font = font;
  const pad = 26;
  const lineHeight = SIZE * 0.94;
  const widths = lines.map((line) => [...line].reduce((sum, char) => sum + ctx.measureText(char).width, 0));
  const width = Math.max(...widths) + pad * 2;
  const height = lineHeight * lines.length + pad * 1.7;
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`;

  ctx.font = font;
  let index = 0;
  const glyphs = lines.flatMap((line, row) => {
    let x = (width - (widths[row] ?? 0)) / 2;
    return [...line].map((char) => {
      const charWidth = ctx.measureText(char).width;
      const order = index;
      index += char === ' ' ? 0 : 1;
      const glyph = {
        char,
        x: x + charWidth / 2,
        y: pad * 0.75 + row * lineHeight + SIZE * 0.5 + (order % 2 === 0 ? -2.5 : 2.5),
        turn: (order % 2 === 0 ? -1 : 1) * 0.045,
        color: colors.letters[order % colors.letters.length] ?? '#ffcb08',
      };
      x += charWidth;
      return glyph;
    });
  });

  const each = (paint: (char: string, color: string) => void): void => {
    for (const glyph of glyphs) {
      ctx.save();
      ctx.setTransform(scale, 0, 0, scale, glyph.x * scale, glyph.y * scale);
      ctx.rotate(glyph.turn);
      ctx.font = font;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.lineJoin = 'round';
      paint(glyph.char, glyph.color);
      ctx.restore();
    }
  };
  each((char) => {
    setStroke(ctx, shade(colors.edge, -0.35), 30);
    for (let drop = 4; drop <= 12; drop += 4) ctx.strokeText(char, 0, drop);
  });
  each((char) => {
    setStroke(ctx, colors.edge, 26);
    ctx.strokeText(char, 0, 0);
  });
  each((char, color) => {
    setStroke(ctx, shade(color, -0.4), 5);
    ctx.strokeText(char, 0, 5);
    ctx.fillStyle = shade(color, -0.4);
    ctx.fillText(char, 0, 5);
    ctx.fillStyle = vertical(ctx, -SIZE * 0.36, SIZE * 0.36, shade(color, 0.62), shade(color, 0.12), color);
    ctx.fillText(char, 0, 0);
  });
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Breaks a title into two lines of nearly the same length. A title of one word stays on one line. */
export function twoLines(title: string): string[] {
  const words = title.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [title];
}
