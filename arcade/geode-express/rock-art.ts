import {
  type Ctx,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  starPath,
  strokeLine,
  vertical,
} from '../kit/draw.ts';

type Point = readonly [number, number];

function path(ctx: Ctx, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

const SHELL: readonly Point[] = [
  [-14, -43],
  [18, -41],
  [39, -20],
  [43, 10],
  [30, 35],
  [2, 43],
  [-28, 38],
  [-43, 13],
  [-38, -22],
];

/** Paints a geode: closed with an iron band, or cracked with crystals shining out. */
export function paintGeode(ctx: Ctx, shell: number): void {
  softShadow(ctx, 0, 41, 40, 11, 0.6);
  ctx.lineJoin = 'round';
  path(ctx, SHELL);
  setStroke(ctx, '#2c1a1a', 7);
  ctx.stroke();
  const rock = ctx.createRadialGradient(-14, -20, 4, 0, 0, 56);
  rock.addColorStop(0, '#c79a76');
  rock.addColorStop(0.55, '#8a6250');
  rock.addColorStop(1, '#4e3434');
  ctx.fillStyle = rock;
  ctx.fill();
  for (const [x, y, size] of [
    [-22, -20, 7],
    [20, -26, 5],
    [-27, 14, 5],
    [26, 16, 6],
  ] as const) {
    fillEllipse(ctx, x, y, size, size * 0.7, 'rgba(60,36,36,0.45)', 0.4);
  }
  if (shell > 1) {
    fillRound(ctx, -44, -11, 88, 22, 8, '#2a2230');
    fillRound(ctx, -44, -10, 88, 17, 7, vertical(ctx, -10, 8, '#b9b1c4', '#6c6479', '#4a4358'));
    ctx.fillStyle = '#e6dff0';
    for (const x of [-30, -10, 10, 30]) {
      fillCircle(ctx, x, -2, 3.6);
    }
    return;
  }
  const crack: Point[] = [
    [-6, -34],
    [14, -18],
    [10, -6],
    [24, 6],
    [6, 30],
    [-6, 20],
    [-20, 14],
    [-12, -2],
    [-20, -14],
  ];
  path(ctx, crack);
  setStroke(ctx, '#ecd3b0', 6);
  ctx.stroke();
  const inner = ctx.createRadialGradient(0, 0, 2, 0, 0, 34);
  inner.addColorStop(0, '#fbe4ff');
  inner.addColorStop(0.4, '#c77bff');
  inner.addColorStop(1, '#5b1fa8');
  ctx.fillStyle = inner;
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,0.9)';
  starPath(ctx, -2, -10, 11, 2.6, 4);
  ctx.fill();
  starPath(ctx, 8, 12, 7, 1.8, 4);
  ctx.fill();
}

/** Paints a heap of broken stone. */
export function paintRubble(ctx: Ctx): void {
  softShadow(ctx, 0, 40, 42, 11, 0.6);
  const stones: readonly (readonly [string, readonly Point[]])[] = [
    [
      '#7b6470',
      [
        [-10, -36],
        [16, -38],
        [34, -16],
        [20, 6],
        [-18, 4],
      ],
    ],
    [
      '#8d7468',
      [
        [-42, -8],
        [-20, -16],
        [2, 2],
        [4, 34],
        [-34, 38],
        [-45, 20],
      ],
    ],
    [
      '#6d5a6a',
      [
        [6, 4],
        [34, -8],
        [45, 16],
        [36, 38],
        [4, 38],
      ],
    ],
  ];
  ctx.lineJoin = 'round';
  for (const [color, points] of stones) {
    path(ctx, points);
    setStroke(ctx, '#2b2028', 6);
    ctx.stroke();
    const top = Math.min(...points.map(([, y]) => y));
    ctx.fillStyle = vertical(ctx, top, top + 50, shade(color, 0.32), color, shade(color, -0.35));
    ctx.fill();
    setStroke(ctx, 'rgba(255,226,190,0.5)', 2.4);
    ctx.beginPath();
    for (const [x, y] of points.slice(0, 2)) ctx.lineTo(x + 1.5, y + 3);
    ctx.stroke();
  }
}

/** Paints the brass collar of a drill with its two bits. */
export function paintBand(ctx: Ctx, isUpright: boolean): void {
  ctx.save();
  if (isUpright) ctx.rotate(Math.PI / 2);
  const brass = vertical(ctx, -13, 13, '#fff0ae', '#f0b640', '#8f5712');
  ctx.lineJoin = 'round';
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(side * 26, -15);
    ctx.lineTo(side * 52, 0);
    ctx.lineTo(side * 26, 15);
    ctx.closePath();
    setStroke(ctx, '#3d1f14', 6);
    ctx.stroke();
    ctx.fillStyle = '#e9e4ee';
    ctx.fill();
    setStroke(ctx, '#7d7488', 2.6);
    for (const x of [31, 38]) {
      strokeLine(ctx, side * x, -11 + (x - 31) * 0.6, side * (x + 5), 9 - (x - 31) * 0.6);
    }
  }
  fillRound(ctx, -31, -13, 62, 26, 8, '#3d1f14');
  fillRound(ctx, -29, -11, 58, 22, 7, brass);
  ctx.fillStyle = '#6a3a12';
  for (const x of [-18, 0, 18]) {
    fillCircle(ctx, x, 0, 3.2);
  }
  ctx.restore();
}

/** Paints the halo of a spark gem. */
export function paintSpark(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(0, 0, 20, 0, 0, 64);
  glow.addColorStop(0, 'rgba(255,240,170,0.95)');
  glow.addColorStop(0.6, 'rgba(255,170,50,0.55)');
  glow.addColorStop(1, 'rgba(255,140,30,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(-65, -65, 130, 130);
  ctx.fillStyle = '#fff2b8';
  starPath(ctx, 0, 0, 62, 40, 8);
  ctx.fill();
  setStroke(ctx, '#ff9d2e', 3);
  ctx.stroke();
}
