import type { Ctx } from '../kit/draw.ts';
import { SIGHT, edgeX, type Scope } from './camera.ts';
import { mix, type Palette } from './palette.ts';
import { HALF, LANES, SLICE, isTunnel, splitAt, type Track } from './track.ts';

const HAZES = 6;
const PAIRS_FROM = 20;
const VERGE = 3.6;
const PARAPET = 0.75;
const CEILING = 6.4;
const MOUNTAIN = 17;

interface Band {
  land: string;
  meadow: string;
  verge: string;
  road: string;
  wall: string;
  wallTop: string;
  cliff: string;
  mark: string;
  inside: string;
  roof: string;
}

/** The colours of slices: two bands, fading into the haze. */
export type Bands = readonly (readonly [Band, Band])[];

export function createBands(palette: Palette): Bands {
  return Array.from({ length: HAZES + 1 }, (_, haze) => {
    const faded = (color: string): string => mix(color, palette.haze, (haze / HAZES) ** 1.5 * 0.72);
    const band = (n: 0 | 1): Band => ({
      land: faded(palette.land[n]),
      meadow: faded(mix(palette.land[n], '#6f8f4a', 0.4)),
      verge: faded(palette.verge[n]),
      road: faded(palette.road[n]),
      wall: faded(palette.wall[1]),
      wallTop: faded(palette.wall[0]),
      cliff: faded(mix(palette.cliff, '#000000', n * 0.07)),
      mark: faded(palette.mark),
      inside: mix('#6b5f6e', '#2c2636', n * 0.16 + (haze / HAZES) * 0.3),
      roof: mix('#4f4656', '#241f2d', n * 0.2 + (haze / HAZES) * 0.3),
    });
    return [band(0), band(1)] as const;
  });
}

/** A quad between two slice edges, from x1 to x2 metres. */
function quad(
  ctx: Ctx,
  scope: Scope,
  n: number,
  m: number,
  near: readonly [number, number],
  far: readonly [number, number],
): void {
  const [y1 = 0, y2 = 0] = [scope.y[n], scope.y[m]];
  ctx.moveTo(edgeX(scope, n, near[0]), y1);
  ctx.lineTo(edgeX(scope, n, near[1]), y1);
  ctx.lineTo(edgeX(scope, m, far[1]), y2);
  ctx.lineTo(edgeX(scope, m, far[0]), y2);
}

/** An upright quad on a line beside the road, from one height to another. */
function upright(
  ctx: Ctx,
  scope: Scope,
  n: number,
  m: number,
  near: number,
  far: number,
  low: number,
  high: number,
): void {
  const [y1 = 0, y2 = 0, s1 = 0, s2 = 0] = [scope.y[n], scope.y[m], scope.scale[n], scope.scale[m]];
  const [x1, x2] = [edgeX(scope, n, near), edgeX(scope, m, far)];
  ctx.moveTo(x1, y1 - low * s1);
  ctx.lineTo(x2, y2 - low * s2);
  ctx.lineTo(x2, y2 - high * s2);
  ctx.lineTo(x1, y1 - high * s1);
}

function paint(ctx: Ctx, color: string, trace: () => void): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  trace();
  ctx.fill();
}

function drawLand(ctx: Ctx, scope: Scope, n: number, m: number, band: Band, s1: number, s2: number): void {
  const { view } = scope.lens;
  const [y1 = 0, y2 = 0] = [scope.y[n], scope.y[m]];
  const [near, far] = [s1 + HALF + VERGE, s2 + HALF + VERGE];
  const end = view.x + view.width;
  const isCliffSeen = edgeX(scope, n, near) < end || edgeX(scope, m, far) < end;
  if (isCliffSeen) paint(ctx, band.cliff, () => upright(ctx, scope, n, m, near, far, -14, 0));
  const [landNear, landFar] = [edgeX(scope, n, -s1 - HALF - 15), edgeX(scope, m, -s2 - HALF - 15)];
  if (landNear > view.x || landFar > view.x)
    paint(ctx, band.meadow, () => {
      ctx.moveTo(view.x - 20, y1);
      ctx.lineTo(edgeX(scope, n, near), y1);
      ctx.lineTo(edgeX(scope, m, far), y2);
      ctx.lineTo(view.x - 20, y2);
    });
  paint(ctx, band.land, () => quad(ctx, scope, n, m, [-s1 - HALF - 15, s1], [-s2 - HALF - 15, s2]));
  paint(ctx, band.verge, () => quad(ctx, scope, n, m, [-s1 - HALF - 3, near], [-s2 - HALF - 3, far]));
}

function drawCarriageways(
  ctx: Ctx,
  scope: Scope,
  n: number,
  m: number,
  band: Band,
  isDash: boolean,
  s1: number,
  s2: number,
): void {
  const isOne = s1 < HALF && s2 < HALF;
  const sides = s1 === 0 && s2 === 0 ? [0] : [-1, 1];
  const { focal } = scope.lens;
  if (!isOne) {
    paint(ctx, band.land, () =>
      quad(ctx, scope, n, m, [-s1 + HALF + 2.4, s1 - HALF - 2.4], [-s2 + HALF + 2.4, s2 - HALF - 2.4]),
    );
  }
  paint(ctx, band.road, () => {
    if (isOne) quad(ctx, scope, n, m, [-s1 - HALF, s1 + HALF], [-s2 - HALF, s2 + HALF]);
    else
      for (const side of sides)
        quad(ctx, scope, n, m, [side * s1 - HALF, side * s1 + HALF], [side * s2 - HALF, side * s2 + HALF]);
  });
  if ((scope.scale[n] ?? 0) < focal / 170) return;
  paint(ctx, band.mark, () => {
    for (const side of sides) {
      const [c1, c2] = [side * s1, side * s2];
      for (const edge of [-1, 1]) {
        if (isOne && side !== 0 && side !== edge) continue;
        const [outer, inner] = [edge * (HALF - 0.2), edge * (HALF - 0.42)];
        quad(ctx, scope, n, m, [c1 + outer, c1 + inner], [c2 + outer, c2 + inner]);
      }
      if (!isDash) continue;
      for (const lane of LANES.slice(1)) {
        const x = lane - 2;
        quad(ctx, scope, n, m, [c1 + x - 0.1, c1 + x + 0.1], [c2 + x - 0.1, c2 + x + 0.1]);
      }
    }
  });
}

function drawTunnel(ctx: Ctx, scope: Scope, n: number, m: number, band: Band, index: number): void {
  const wall = HALF + 1.5;
  const [y1 = 0, y2 = 0, k1 = 0, k2 = 0] = [scope.y[n], scope.y[m], scope.scale[n], scope.scale[m]];
  paint(ctx, band.inside, () => {
    upright(ctx, scope, n, m, -wall, -wall, 0, CEILING);
    upright(ctx, scope, n, m, wall, wall, 0, CEILING);
  });
  paint(ctx, band.roof, () => {
    ctx.moveTo(edgeX(scope, n, -wall), y1 - CEILING * k1);
    ctx.lineTo(edgeX(scope, n, wall), y1 - CEILING * k1);
    ctx.lineTo(edgeX(scope, m, wall), y2 - CEILING * k2);
    ctx.lineTo(edgeX(scope, m, -wall), y2 - CEILING * k2);
  });
  if (index % 4 !== 0) return;
  paint(ctx, '#ffdf8a', () => {
    upright(ctx, scope, n, m, -wall + 0.1, -wall + 0.1, CEILING - 1.5, CEILING - 1.1);
    upright(ctx, scope, n, m, wall - 0.1, wall - 0.1, CEILING - 1.5, CEILING - 1.1);
  });
}

/** The rock face around a tunnel's mouth. */
function drawMouth(ctx: Ctx, scope: Scope, n: number, palette: Palette): void {
  const { view } = scope.lens;
  const [y = 0, k = 0] = [scope.y[n], scope.scale[n]];
  const wall = HALF + 1.5;
  const right = edgeX(scope, n, HALF + 16);
  const top = y - MOUNTAIN * k;
  const face = (color: string, rim: number): void =>
    paint(ctx, color, () => {
      ctx.moveTo(view.x - 20, y + k);
      ctx.lineTo(view.x - 20, top - 3 * k + rim * k);
      ctx.lineTo(edgeX(scope, n, -12), top + rim * k);
      ctx.lineTo(edgeX(scope, n, 5), top + 1.5 * k + rim * k);
      ctx.lineTo(right - rim * k, y - MOUNTAIN * 0.45 * k + rim * k);
      ctx.lineTo(right + 3 * k - rim * k, y + 12 * k);
      ctx.lineTo(edgeX(scope, n, wall), y + 12 * k);
      ctx.lineTo(edgeX(scope, n, wall), y - CEILING * k);
      ctx.lineTo(edgeX(scope, n, -wall), y - CEILING * k);
      ctx.lineTo(edgeX(scope, n, -wall), y + k);
    });
  face(mix(palette.cliff, '#ffffff', 0.24), 0);
  face(palette.cliff, 0.9);
  ctx.fillStyle = palette.wall[0];
  for (let stone = -4; stone <= 4; stone += 1) {
    const x = edgeX(scope, n, stone * 1.9);
    ctx.fillRect(x - 0.86 * k, y - (CEILING + 1.3) * k, 1.72 * k, 1.3 * k);
  }
  for (const side of [-1, 1]) {
    for (let row = 0; row < 4; row += 1) {
      const wide = (row % 2 ? 1.3 : 0.9) * k;
      const x = edgeX(scope, n, side * wall);
      ctx.fillRect(side < 0 ? x - wide : x, y - (CEILING - row * 1.6) * k, wide, 1.5 * k);
    }
  }
}

/** The low wall between the verge and the sea. */
function drawWall(
  ctx: Ctx,
  scope: Scope,
  n: number,
  m: number,
  band: Band,
  inner: number,
  outer: number,
): void {
  const [near = 0, far = 0] = [scope.y[n], scope.y[m]];
  paint(ctx, band.wall, () => upright(ctx, scope, n, m, inner, outer, 0, PARAPET));
  paint(ctx, band.wallTop, () => {
    const [y1, y2] = [near - PARAPET * (scope.scale[n] ?? 0), far - PARAPET * (scope.scale[m] ?? 0)];
    ctx.moveTo(edgeX(scope, n, inner), y1);
    ctx.lineTo(edgeX(scope, n, inner + 0.5), y1);
    ctx.lineTo(edgeX(scope, m, outer + 0.5), y2);
    ctx.lineTo(edgeX(scope, m, outer), y2);
  });
}

function drawSlice(ctx: Ctx, scope: Scope, track: Track, bands: Bands, n: number, m: number): void {
  const index = scope.first + n;
  const z = index * SLICE;
  const [near = 0, far = 0, clip = 0] = [scope.y[n], scope.y[m], scope.clip[n]];
  const band = bands[Math.round((n / SIGHT) * HAZES)]?.[Math.abs(Math.floor(index / 2)) % 2];
  if (far >= near || far >= clip || !band) return;
  const [s1, s2] = [splitAt(track.forks, z), splitAt(track.forks, z + (m - n) * SLICE)];
  drawLand(ctx, scope, n, m, band, s1, s2);
  drawCarriageways(ctx, scope, n, m, band, index % 4 < 2, s1, s2);
  const [inner, outer] = [s1 + HALF + VERGE - 0.5, s2 + HALF + VERGE - 0.5];
  const end = scope.lens.view.x + scope.lens.view.width;
  const isWallSeen = edgeX(scope, n, inner) < end || edgeX(scope, m, outer) < end;
  if (isWallSeen) drawWall(ctx, scope, n, m, band, inner, outer);
  if (isTunnel(track, z)) drawTunnel(ctx, scope, n, m, band, index);
}

/** Draws the road from far to near; `things` is called for each slice after its ground. */
export function drawRoad(
  ctx: Ctx,
  scope: Scope,
  track: Track,
  bands: Bands,
  palette: Palette,
  things: (slice: number) => void,
): void {
  for (let slice = SIGHT - 1; slice >= 0; slice -= 1) {
    const index = scope.first + slice;
    const z = index * SLICE;
    // Far slices of one colour are drawn two at a time, with the farther of them.
    const isPair = slice > PAIRS_FROM && slice < SIGHT - 1;
    const isDrawn = !isPair || Math.abs(index) % 2 === 1;
    if (isDrawn) drawSlice(ctx, scope, track, bands, isPair ? slice - 1 : slice, slice + 1);
    if (isTunnel(track, z) && !isTunnel(track, z - SLICE) && slice > 2) drawMouth(ctx, scope, slice, palette);
    things(slice);
  }
}
