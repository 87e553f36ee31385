import type { PictureData } from '#app/ui/picture-data.ts';

/** The number of right answers, and the text beside it. */
interface ShownScore {
  right: number;
  of: number;
  text: string;
}

/** The texts of a result card. */
export interface ResultCard {
  quiz: string;
  /** The name of the result. */
  title: string;
  /** `null` for a personality quiz. */
  score: ShownScore | null;
  picture: PictureData | null;
  /** The address of the quiz in a readable form. */
  site: string;
}

export const cardSize = { width: 1200, height: 630 };
/** Pixels around the contents of the card. */
const margin = 70;

const display = "'Fredoka Variable', 'Fredoka Fallback', system-ui, sans-serif";
const text = "'Nunito Sans Variable', system-ui, sans-serif";
const pink = '#ff9bd2';

/**
 * Draws a result card after loading its picture and fonts. Omits a picture that cannot be loaded. On a page that is
 * written from right to left, the card is mirrored.
 */
export async function drawResultCard(canvas: HTMLCanvasElement, card: ResultCard): Promise<void> {
  const [picture] = await Promise.all([loadPicture(card.picture), loadFaces()]);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  const { direction } = getComputedStyle(canvas);
  pen.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  drawGround(pen);
  const room = picture ? 600 : 1060;
  if (picture) drawPicture(pen, picture);
  pen.textBaseline = 'alphabetic';
  const x = fromStart(pen, margin);
  let y = 118;
  pen.fillStyle = pink;
  y = writeLines(pen, card.quiz, { x, y, room, size: 34, weight: 600, most: 2 }) + 36;
  if (card.score) {
    drawScore(pen, card.score, y);
    y += 244;
  } else {
    y += 60;
  }
  pen.fillStyle = '#fff';
  const size = card.score ? 54 : 84;
  writeLines(pen, card.title, { x, y: y + size, room, size, weight: 600, most: card.score ? 2 : 3 });
  pen.fillStyle = 'rgb(255 255 255 / 0.7)';
  pen.font = `700 26px ${text}`;
  pen.fillText(card.site, x, 578);
}

/**
 * Returns the x coordinate at a distance from the side where lines start, which is the right side if the text runs from
 * right to left.
 */
function fromStart({ direction }: CanvasRenderingContext2D, distance: number): number {
  return direction === 'rtl' ? cardSize.width - distance : distance;
}

/** Marks a text so that its own direction applies to it and its punctuation. */
function isolate(words: string): string {
  return `\u2068${words}\u2069`;
}

/**
 * Loads the fonts of the card. If a font cannot be loaded, the canvas uses the next font of the list. “Fredoka
 * Fallback” adjusts a font of the system, so it exists only if the system has that font.
 */
async function loadFaces(): Promise<void> {
  const faces = ["600 80px 'Fredoka Variable'", "700 30px 'Nunito Sans Variable'"];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
}

function drawGround(pen: CanvasRenderingContext2D): void {
  const { width, height } = cardSize;
  pen.fillStyle = '#0e1748';
  pen.fillRect(0, 0, width, height);
  const glow = pen.createRadialGradient(300, -80, 0, 300, -80, 900);
  glow.addColorStop(0, 'rgb(190 50 130 / 0.65)');
  glow.addColorStop(1, 'rgb(190 50 130 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

function drawPicture(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const side = 430;
  const end = fromStart(pen, cardSize.width - margin);
  const [x, y] = [pen.direction === 'rtl' ? end : end - side, (cardSize.height - side) / 2];
  const cut = Math.min(picture.naturalWidth, picture.naturalHeight);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, side, side, 48);
  pen.clip();
  pen.drawImage(
    picture,
    (picture.naturalWidth - cut) / 2,
    (picture.naturalHeight - cut) / 2,
    cut,
    cut,
    x,
    y,
    side,
    side,
  );
  pen.restore();
}

/** Draws a ring that is filled by the share of right answers, with the number in it. */
function drawScore(pen: CanvasRenderingContext2D, { right, of, text: label }: ShownScore, top: number): void {
  const [x, y, radius] = [fromStart(pen, margin + 100), top + 104, 88];
  pen.lineWidth = 20;
  pen.lineCap = 'round';
  pen.strokeStyle = 'rgb(255 255 255 / 0.16)';
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.stroke();
  if (right > 0) {
    pen.strokeStyle = '#ffcb08';
    pen.beginPath();
    pen.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + (right / of) * Math.PI * 2);
    pen.stroke();
  }
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.font = `600 74px ${display}`;
  pen.fillText(String(right), x, y + 26);
  pen.textAlign = 'start';
  pen.fillStyle = 'rgb(255 255 255 / 0.8)';
  pen.font = `600 40px ${display}`;
  pen.fillText(isolate(label), fromStart(pen, margin + 100 + radius + 44), y + 14);
}

/**
 * Draws a text in lines of at most `room` pixels, and ends it with an ellipsis if it is too long. Returns the last
 * baseline.
 */
function writeLines(
  pen: CanvasRenderingContext2D,
  words: string,
  {
    x,
    y,
    room,
    size,
    weight,
    most,
  }: { x: number; y: number; room: number; size: number; weight: number; most: number },
): number {
  pen.font = `${weight} ${size}px ${display}`;
  const lines = breakLines(words, room, (line) => pen.measureText(line).width, most);
  for (const [index, line] of lines.entries()) pen.fillText(isolate(line), x, y + index * size * 1.14);
  return y + (lines.length - 1) * size * 1.14;
}

/**
 * Breaks a text into lines that fit. Breaks it between words, and within a word only if the word is longer than a line.
 * In a language without spaces, a whole sentence counts as one word. A text that needs more than the maximum number of
 * lines ends with an ellipsis.
 */
export function breakLines(
  words: string,
  room: number,
  widthOf: (line: string) => number,
  most: number,
): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...breakWord(word, room, widthOf));
  }
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  let end = shown.at(-1) ?? '';
  while (end !== '' && widthOf(`${end}…`) > room) end = end.slice(0, -1);
  return [...shown.slice(0, -1), `${end.trimEnd()}…`];
}

/** Breaks a word into parts that fit. Most words are one part. */
function breakWord(word: string, room: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= room) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = parts.at(-1) + segment;
    if (widthOf(longer) <= room) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts.filter((part) => part !== '');
}

/**
 * Loads a picture that the portal has prepared. Returns `null` for any other picture, because the canvas could not be
 * exported with it.
 */
async function loadPicture(picture: PictureData | null): Promise<HTMLImageElement | null> {
  if (!picture || !('hash' in picture)) return null;
  const image = new Image();
  image.src = `/media/${picture.hash}-${picture.widths.at(-1)}.webp`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Returns the card as a file. */
export async function cardFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], name, { type: 'image/png' });
}

/** Downloads a file in the browser. */
export function downloadFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
