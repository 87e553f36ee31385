interface PathCommand {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  x: number;
  y: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The parts of an opentype.js font that are used here. The library has no types. */
export interface Font {
  charToGlyph(character: string): { index: number };
  getAdvanceWidth(text: string, size: number): number;
  getPath(text: string, x: number, y: number, size: number): { commands: PathCommand[] };
}

/** Returns the outline of a line of text as SVG path data. The library's own conversion to path data loses numbers. */
export function outlineText(
  font: Font,
  text: string,
  { x: left, y: baseline, size }: { x: number; y: number; size: number },
  format: (value: number) => string,
): string {
  return font
    .getPath(text, left, baseline, size)
    .commands.map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      const controls = type === 'Q' ? [x1, y1] : type === 'C' ? [x1, y1, x2, y2] : [];
      return type + [...controls, x, y].map(format).join(' ');
    })
    .join('');
}
