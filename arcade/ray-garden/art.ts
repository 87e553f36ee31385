import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillEllipse,
  fillRound,
  roundRect,
  setStroke,
  shade,
  softShadow,
  strokeArc,
  strokeLine,
  vertical,
} from '../kit/draw.ts';

/** The displayed colours, indexed by the sum of the mixed colours: red (1), green (2) and blue (4). */
export const HUES = [
  '#20352c',
  '#ff5565',
  '#5be06a',
  '#ffd842',
  '#5b9dff',
  '#ff76dc',
  '#4fe6e6',
  '#fff8e2',
] as const;
export const hueOf = (colour: number): string => HUES[colour] ?? HUES[7];

const BRASS = '#d9a441';

function foot(ctx: Ctx): void {
  softShadow(ctx, 0, 22, 27, 9, 0.4);
  fillCircle(ctx, 0, 3, 25, shade(BRASS, -0.55));
  fillCircle(ctx, 0, 0, 25, vertical(ctx, -25, 25, shade(BRASS, 0.25), BRASS, shade(BRASS, -0.3)));
  fillCircle(ctx, 0, 0, 19, '#2b5747');
  fillCircle(ctx, 0, 1.5, 17.5, '#356b57');
}

/** Paints a horizontal bar of glass. It is rotated when it is drawn. */
function bar(ctx: Ctx, isHalf: boolean): void {
  fillRound(ctx, -35, -6, 70, 14, 7, shade(BRASS, -0.5));
  fillRound(ctx, -35, -8, 70, 13, 6.5, vertical(ctx, -8, 5, shade(BRASS, 0.4), BRASS, shade(BRASS, -0.25)));
  fillRound(ctx, -30, -5.5, 60, 8, 4, isHalf ? '#7fc7c1' : '#f6ffff');
  if (isHalf)
    for (let part = 0; part < 4; part += 1) fillRound(ctx, -27 + part * 15, -4.5, 8, 6, 3, '#f4fffb');
  else fillRound(ctx, -27, -4.5, 24, 3, 1.5, '#a8dfe6');
  for (const x of [-32, 32]) fillCircle(ctx, x, -1.5, 3, shade(BRASS, -0.35));
}

/** Paints a cut crystal. Its coloured corners show where red and blue light leaves it. Green light goes straight on. */
function prism(ctx: Ctx, state: number): void {
  softShadow(ctx, 0, 24, 28, 9, 0.4);
  const [first, second] = state === 0 ? [HUES[1], HUES[4]] : [HUES[4], HUES[1]];
  const face = (points: readonly (readonly [number, number])[], fill: string | CanvasGradient): void => {
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.closePath();
    ctx.fillStyle = fill;
    ctx.fill();
  };
  const r = 33;
  face(
    [
      [0, -r + 3],
      [r, 3],
      [0, r + 3],
      [-r, 3],
    ],
    '#16352b',
  );
  face(
    [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ],
    vertical(ctx, -r, r, '#ffffff', '#d4f3ec', '#8cc4b8'),
  );
  face(
    [
      [-r, 0],
      [0, -r],
      [0, -r * 0.45],
      [-r * 0.45, 0],
    ],
    first,
  );
  face(
    [
      [r, 0],
      [0, r],
      [0, r * 0.45],
      [r * 0.45, 0],
    ],
    second,
  );
  fillCircle(ctx, 0, 0, 8, HUES[2]);
  fillCircle(ctx, -2.5, -2.5, 3, 'rgba(255,255,255,0.85)');
  setStroke(ctx, 'rgba(255,255,255,0.8)', 2);
  ctx.beginPath();
  ctx.moveTo(-r * 0.45, 0);
  ctx.lineTo(0, -r * 0.45);
  ctx.lineTo(r * 0.45, 0);
  ctx.lineTo(0, r * 0.45);
  ctx.closePath();
  ctx.stroke();
}

function stand(ctx: Ctx): void {
  foot(ctx);
  setStroke(ctx, '#ffe9b0', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(-7, 0);
  ctx.lineTo(7, 0);
  ctx.moveTo(0, -7);
  ctx.lineTo(0, 7);
  ctx.stroke();
}

function lens(ctx: Ctx, tint: number): void {
  softShadow(ctx, 0, 23, 24, 8, 0.4);
  const color = hueOf(tint);
  fillCircle(ctx, 0, 0, 28, shade(BRASS, -0.4));
  fillCircle(ctx, 0, -2, 28, BRASS);
  const dew = ctx.createRadialGradient(-8, -10, 2, 0, -2, 24);
  dew.addColorStop(0, '#ffffff');
  dew.addColorStop(0.35, shade(color, 0.35));
  dew.addColorStop(1, shade(color, -0.2));
  fillCircle(ctx, 0, -2, 22.5, dew);
  fillEllipse(ctx, -8, -11, 7, 4, 'rgba(255,255,255,0.85)', -0.6);
}

function portal(ctx: Ctx): void {
  softShadow(ctx, 0, 26, 28, 8, 0.4);
  fillCircle(ctx, 0, 0, 22, '#3d2468');
  fillCircle(ctx, 0, 0, 15, '#6a46b8');
  fillCircle(ctx, 0, 0, 7, '#c9b2ff');
  for (let leaf = 0; leaf < 14; leaf += 1) {
    ctx.save();
    ctx.rotate((leaf / 14) * Math.PI * 2);
    fillEllipse(ctx, 0, -25, 5, 8.5, leaf % 2 === 0 ? '#8fd47a' : '#5fae5f', 0.5);
    ctx.restore();
  }
}

function pot(ctx: Ctx): void {
  softShadow(ctx, 0, 24, 28, 10, 0.45);
  ctx.beginPath();
  ctx.moveTo(-22, -4);
  ctx.lineTo(-16, 24);
  ctx.quadraticCurveTo(0, 30, 16, 24);
  ctx.lineTo(22, -4);
  ctx.fillStyle = vertical(ctx, -4, 26, '#e09a6a', '#b9653f', '#8a4329');
  ctx.fill();
  fillRound(ctx, -26, -11, 52, 12, 6, '#eaa978');
  for (const [x, y, r] of [
    [-14, -16, 12],
    [12, -17, 13],
    [0, -24, 14],
  ] as const) {
    fillCircle(ctx, x, y, r, '#2f7a52');
    fillCircle(ctx, x - 2, y - 3, r * 0.7, '#4f9f68');
  }
}

/** Draws the pot of a flower. Its marks show the wanted colours, each with its own shape. */
function bedPot(ctx: Ctx, wish: number): void {
  softShadow(ctx, 0, 26, 26, 8, 0.45);
  ctx.beginPath();
  ctx.moveTo(-20, 4);
  ctx.lineTo(-15, 27);
  ctx.quadraticCurveTo(0, 32, 15, 27);
  ctx.lineTo(20, 4);
  ctx.fillStyle = vertical(ctx, 4, 30, '#fff7ea', '#e3d3bd');
  ctx.fill();
  const marks = [1, 2, 4].filter((bit) => (wish & bit) > 0);
  marks.forEach((bit, index) => {
    const x = (index - (marks.length - 1) / 2) * 11;
    ctx.fillStyle = shade(hueOf(bit), -0.12);
    if (bit === 1) fillCircle(ctx, x, 18, 4.4, ctx.fillStyle);
    else if (bit === 4) fillRound(ctx, x - 4, 14, 8, 8, 1.5, ctx.fillStyle);
    else {
      ctx.beginPath();
      ctx.moveTo(x, 13);
      ctx.lineTo(x + 5, 22);
      ctx.lineTo(x - 5, 22);
      ctx.fill();
    }
  });
}

function petal(ctx: Ctx, wish: number): void {
  const color = wish === 7 ? '#fff3f6' : hueOf(wish);
  ctx.beginPath();
  ctx.moveTo(0, 14);
  ctx.bezierCurveTo(-13, 2, -10, -15, 0, -16);
  ctx.bezierCurveTo(10, -15, 13, 2, 0, 14);
  ctx.fillStyle = vertical(ctx, -16, 14, shade(color, 0.35), color, shade(color, -0.3));
  ctx.fill();
  setStroke(ctx, shade(color, -0.28), 1.4);
  ctx.stroke();
  setStroke(ctx, 'rgba(255,255,255,0.5)', 1.6);
  strokeLine(ctx, 0, 8, 0, -8);
}

function sun(ctx: Ctx): void {
  ctx.fillStyle = '#ffcf4a';
  for (let ray = 0; ray < 12; ray += 1) {
    ctx.save();
    ctx.rotate((ray / 12) * Math.PI * 2);
    ctx.beginPath();
    ctx.moveTo(-5, -20);
    ctx.lineTo(0, ray % 2 === 0 ? -33 : -28);
    ctx.lineTo(5, -20);
    ctx.fill();
    ctx.restore();
  }
  fillCircle(ctx, 0, 0, 20, '#e39a1f');
  fillCircle(ctx, 0, -1, 19, vertical(ctx, -20, 18, '#fff6c0', '#ffd752', '#ffb02e'));
  for (const x of [-6, 6]) fillCircle(ctx, x, -2, 2.4, '#8a4f10');
  setStroke(ctx, '#8a4f10', 2.4);
  ctx.lineCap = 'round';
  strokeArc(ctx, 0, 2, 6.5, 0.4, Math.PI - 0.4);
}

/** Creates the sprites of the things in a bed, for tiles of 84 units. */
export function createArt(pixelScale: number) {
  const make = (size: number, paint: (ctx: Ctx) => void): Sprite =>
    createSprite(size, size, pixelScale, paint);
  return {
    foot: make(72, foot),
    mirror: make(80, (ctx) => bar(ctx, false)),
    splitter: make(80, (ctx) => bar(ctx, true)),
    prisms: [0, 1].map((state) => make(84, (ctx) => prism(ctx, state))),
    stand: make(72, stand),
    lenses: HUES.map((_, tint) => make(72, (ctx) => lens(ctx, tint))),
    portal: make(84, portal),
    pot: make(84, pot),
    pots: HUES.map((_, wish) => make(72, (ctx) => bedPot(ctx, wish))),
    petals: HUES.map((_, wish) => make(36, (ctx) => petal(ctx, wish))),
    sun: make(76, sun),
    glow: make(140, (ctx) => {
      const light = ctx.createRadialGradient(0, 0, 4, 0, 0, 68);
      light.addColorStop(0, 'rgba(255,240,180,0.85)');
      light.addColorStop(0.4, 'rgba(255,225,130,0.35)');
      light.addColorStop(1, 'rgba(255,220,120,0)');
      fillCircle(ctx, 0, 0, 68, light);
    }),
  };
}
export type Art = ReturnType<typeof createArt>;

/** Paints the brass frame and the tiles of a bed. */
export function paintBed(ctx: Ctx, x: number, y: number, cell: number, across: number, down: number): void {
  const [width, height] = [across * cell, down * cell];
  const rim = cell * 0.24;
  softShadow(ctx, x + width / 2, y + height + rim + 6, width * 0.56, 26, 0.4);
  fillRound(ctx, x - rim, y - rim + 6, width + rim * 2, height + rim * 2, rim * 1.3, '#7a5518');
  const brass = vertical(ctx, y - rim, y + height + rim, '#f6dc96', BRASS, '#a97526');
  fillRound(ctx, x - rim, y - rim, width + rim * 2, height + rim * 2, rim * 1.3, brass);
  fillRound(ctx, x - rim * 0.4, y - rim * 0.4, width + rim * 0.8, height + rim * 0.8, rim, '#143228');
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [left, top] = [x + column * cell + 2, y + row * cell + 2];
      const isDark = (row + column) % 2 === 0;
      fillRound(ctx, left, top, cell - 4, cell - 4, cell * 0.14, isDark ? '#234f40' : '#28584a');
      roundRect(ctx, left + 2, top + 2, cell - 8, cell * 0.3, cell * 0.1);
      ctx.fillStyle = 'rgba(255,255,255,0.035)';
      ctx.fill();
      for (let dot = 0; dot < 4; dot += 1) {
        const seed = (row * 31 + column * 17 + dot * 7) % 23;
        fillCircle(
          ctx,
          left + cell * (0.14 + ((seed * 0.37) % 0.7)),
          top + cell * (0.14 + ((seed * 0.61) % 0.7)),
          cell * 0.022,
          seed % 2 === 0 ? 'rgba(140,210,150,0.3)' : 'rgba(10,30,22,0.35)',
        );
      }
    }
  }
}
