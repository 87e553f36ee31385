/**
 * Backgrounds. Every function fills or crosses the whole canvas of any cut. Sizes are in canvas pixels, and positions
 * in motif units.
 */
import {
  alpha,
  deepen,
  fill,
  linear,
  mix,
  num,
  polygonPath,
  radial,
  random,
  regular,
  tint,
} from './grammar.ts';
import type { Stage } from './grammar.ts';

const sheet = (stage: Stage, paint: string, opacity = 1): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}/>`;

/** Draws the sky, a gradient of two colours that is tilted towards the light. */
export const sky = (stage: Stage, top = stage.palette.top, bottom = stage.palette.bottom): string =>
  sheet(stage, linear([tint(top, 0.12), `${mix(top, bottom, 0.4)} 48%`, bottom], 74));

/** Draws the soft disc of light behind the motif: a glow and two sharp rings. */
export function disc(stage: Stage, cx = 170, cy = 165, r = 150, colour = stage.palette.light): string {
  const [x, y, size] = [num(stage.x(cx)), num(stage.y(cy)), r * stage.scale];
  const glow = radial([alpha(colour, 0.85), `${alpha(colour, 0.35)} 50%`, alpha(colour, 0)], 50, 50, 50);
  return (
    `<circle cx="${x}" cy="${y}" r="${num(size * 1.75)}" fill="${glow}"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(size * 1.22)}" fill="${colour}" opacity=".12"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(size)}" fill="${linear([alpha(colour, 0.62), alpha(colour, 0.12)], 70)}"/>`
  );
}

/** Draws a sun or moon with a sharp edge. */
export const sun = (
  stage: Stage,
  cx: number,
  cy: number,
  r: number,
  colour = stage.palette.light,
): string => {
  const [x, y, size] = [num(stage.x(cx)), num(stage.y(cy)), r * stage.scale];
  return (
    `<circle cx="${x}" cy="${y}" r="${num(size * 2.4)}" fill="${radial([alpha(colour, 0.6), alpha(colour, 0)], 50, 50, 50)}"/>` +
    `<circle cx="${x}" cy="${y}" r="${num(size)}" fill="${linear([tint(colour, 0.5), colour], 70)}"/>`
  );
};

/** Draws beams of light from a point. */
export function rays(
  stage: Stage,
  cx = 200,
  cy = 200,
  count = 12,
  opacity = 0.16,
  colour = stage.palette.light,
): string {
  const [x, y] = [stage.x(cx), stage.y(cy)];
  const far = stage.width + stage.height;
  const beams = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.2;
    const half = Math.PI / count / 2;
    const point = (a: number): string => `${num(x + far * Math.cos(a))} ${num(y + far * Math.sin(a))}`;
    return `M${num(x)} ${num(y)}L${point(angle - half)}L${point(angle + half)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${colour}" opacity="${num(opacity)}"/>`;
}

/** Draws rolling hills whose crest is near a motif y. */
export function hills(stage: Stage, y: number, colour: string, seed = 1, height = 46, opacity = 1): string {
  const next = random(seed);
  const step = 130 * stage.scale;
  let x = stage.x(200) - Math.ceil(stage.x(200) / step + 1) * step - next() * step;
  let path = `M${num(x)} ${num(stage.y(y))}`;
  while (x < stage.width + step) {
    const crest = stage.y(y - height * (0.4 + next() * 0.9));
    path += `Q${num(x + step / 2)} ${num(crest)} ${num(x + step)} ${num(stage.y(y - height * 0.35 * next()))}`;
    x += step;
  }
  path += `V${stage.height + 9}H-400Z`;
  return fill(path, linear([tint(colour, 0.2), `${colour} 40%`, deepen(colour, 0.3)], 90), opacity);
}

/** Draws pointed mountains with a lit side. */
export function mountains(
  stage: Stage,
  y: number,
  colour: string,
  seed = 1,
  height = 130,
  snow?: string,
): string {
  const next = random(seed);
  const unit = stage.scale;
  let markup = '';
  for (let x = -120 * unit; x < stage.width + 120 * unit; x += (70 + next() * 60) * unit) {
    const top = stage.y(y - height * (0.55 + next() * 0.45));
    const [foot, half] = [stage.y(y), (60 + next() * 50) * unit];
    const outline = polygonPath(
      [
        [x - half, foot],
        [x, top],
        [x + half, foot],
      ],
      10 * unit,
    );
    markup += fill(outline, linear([tint(colour, 0.2), deepen(colour, 0.1)], 90));
    markup += fill(
      `M${num(x)} ${num(top + 6 * unit)}L${num(x + half)} ${num(foot)}H${num(x + half * 0.1)}Z`,
      deepen(colour, 0.5),
      0.35,
    );
    if (snow !== undefined) {
      const [cap, run] = [top + (foot - top) * 0.3, half * 0.3];
      markup += fill(
        polygonPath(
          [
            [x - run, cap],
            [x, top],
            [x + run, cap],
            [x + run * 0.2, cap - 8 * unit],
            [x - run * 0.3, cap + 4 * unit],
          ],
          5 * unit,
        ),
        snow,
        0.9,
      );
    }
  }
  return markup + fill(`M0 ${num(stage.y(y) - 1)}H${stage.width}V${stage.height}H0Z`, deepen(colour, 0.1));
}

/** Draws flat ground from a motif y to the bottom, with a lit edge. */
export const ground = (stage: Stage, y: number, colour: string): string => {
  const top = stage.y(y);
  return (
    `<rect y="${num(top)}" width="${stage.width}" height="${num(stage.height - top + 9)}" fill="${linear([colour, deepen(colour, 0.45)], 90)}"/>` +
    `<rect y="${num(top)}" width="${stage.width}" height="${num(5 * stage.scale)}" fill="${tint(colour, 0.5)}" opacity=".75"/>`
  );
};

/** Draws a round floor, an ellipse of ground under the motif. */
export const island = (stage: Stage, y: number, colour: string, rx = 320): string => {
  const [cx, cy, w] = [num(stage.x(200)), stage.y(y), rx * stage.scale];
  return (
    `<ellipse cx="${cx}" cy="${num(cy + w * 0.32)}" rx="${num(w)}" ry="${num(w * 0.32)}" fill="${linear([tint(colour, 0.28), `${colour} 30%`, deepen(colour, 0.5)], 90)}"/>` +
    `<rect y="${num(cy + w * 0.32)}" width="${stage.width}" height="${stage.height}" fill="${deepen(colour, 0.5)}" opacity="0"/>`
  );
};

/** Draws water with reflections, from the height `y` (in motif units) to the bottom of the picture. */
export function water(stage: Stage, y: number, colour: string, seed = 4): string {
  const next = random(seed);
  const top = stage.y(y);
  const unit = stage.scale;
  const glints = Array.from({ length: 26 }, () => {
    const depth = next();
    const length = (14 + 50 * depth * next()) * unit;
    return `<rect x="${num(next() * stage.width - length / 2)}" y="${num(top + (6 + depth * (400 - y)) * unit)}" width="${num(length)}" height="${num((2 + depth * 3) * unit)}" rx="${num(2.5 * unit)}" opacity="${num(0.14 + next() * 0.3)}"/>`;
  });
  return (
    `<rect y="${num(top)}" width="${stage.width}" height="${num(stage.height - top + 9)}" fill="${linear([tint(colour, 0.35), `${colour} 35%`, deepen(colour, 0.42)], 90)}"/>` +
    `<g fill="#ffffff">${glints.join('')}</g>`
  );
}

/** Draws stars of different sizes over the whole canvas or down to a motif y. */
export function starfield(stage: Stage, count = 60, seed = 3, colour = '#ffffff', until = 400): string {
  const next = random(seed);
  const amount = Math.round((count * stage.width) / stage.height);
  const dots = Array.from({ length: amount }, () => {
    const size = (0.7 + next() ** 3 * 2.6) * stage.scale;
    return `<circle cx="${num(next() * stage.width)}" cy="${num(next() * Math.min(stage.height, stage.y(until)))}" r="${num(size)}" opacity="${num(0.3 + next() * 0.6)}"/>`;
  });
  return `<g fill="${colour}">${dots.join('')}</g>`;
}

/** Draws soft, out-of-focus dots of light. */
export function bokeh(
  stage: Stage,
  count = 14,
  seed = 5,
  colour = stage.palette.light,
  opacity = 0.3,
): string {
  const next = random(seed);
  const dots = Array.from({ length: Math.round((count * stage.width) / stage.height) }, () => {
    const size = (6 + next() * 26) * stage.scale;
    return `<circle cx="${num(next() * stage.width)}" cy="${num(next() * stage.height)}" r="${num(size)}" opacity="${num(opacity * (0.25 + next() * 0.75))}"/>`;
  });
  return `<g fill="${colour}">${dots.join('')}</g>`;
}

/** Draws a floor in perspective whose lines run to the horizon at a motif y. */
export function gridFloor(stage: Stage, y: number, floor: string, lines: string, opacity = 0.6): string {
  const top = stage.y(y);
  const [cx, depth] = [stage.x(200), stage.height - top];
  const rows = Array.from({ length: 9 }, (_, index) => {
    const at = top + depth * ((index + 0.4) / 9) ** 2;
    return `M-9 ${num(at)}H${stage.width + 9}`;
  });
  const columns = Array.from({ length: 41 }, (_, index) => {
    const spread = (index - 20) * 20 * stage.scale;
    return `M${num(cx + spread)} ${num(top)}L${num(cx + spread * 6)} ${num(stage.height + 9)}`;
  });
  return (
    `<rect y="${num(top)}" width="${stage.width}" height="${num(depth + 9)}" fill="${linear([floor, deepen(floor, 0.5)], 90)}"/>` +
    `<path d="${rows.join('')}${columns.join('')}" fill="none" stroke="${lines}" stroke-width="${num(2.2 * stage.scale)}" opacity="${num(opacity)}"/>`
  );
}

/** Draws a calm pattern that repeats a tile of `size` motif units. `draw` paints one tile around 0, 0. */
export function wallpaper(
  stage: Stage,
  size: number,
  draw: (column: number, row: number) => string,
  tilt = 0,
): string {
  const step = size * stage.scale;
  const reach = Math.ceil(Math.hypot(stage.width, stage.height) / step / 2) + 1;
  let markup = '';
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const tile = draw(column, row);
      if (tile !== '') markup += `<g transform="translate(${column * size} ${row * size})">${tile}</g>`;
    }
  }
  const centre = `translate(${num(stage.width / 2)} ${num(stage.height / 2)})`;
  return `<g transform="${centre} rotate(${num(tilt)}) scale(${num(stage.scale)})">${markup}</g>`;
}

/** Draws houses against the sky, with lit windows. */
export function skyline(
  stage: Stage,
  y: number,
  colour: string,
  seed = 2,
  height = 130,
  lights = stage.palette.pop,
): string {
  const next = random(seed);
  const unit = stage.scale;
  const foot = stage.y(y);
  let houses = '';
  let panes = '';
  for (let x = -30 * unit; x < stage.width;) {
    const wide = (34 + next() * 34) * unit;
    const tall = height * (0.35 + next() * 0.65) * unit;
    houses += `<rect x="${num(x)}" y="${num(foot - tall)}" width="${num(wide)}" height="${num(tall + 20)}" rx="${num(4 * unit)}"/>`;
    for (let py = foot - tall + 12 * unit; py < foot - 12 * unit; py += 18 * unit) {
      for (let px = x + 9 * unit; px < x + wide - 12 * unit; px += 14 * unit) {
        if (next() > 0.55)
          panes += `<rect x="${num(px)}" y="${num(py)}" width="${num(6 * unit)}" height="${num(8 * unit)}" rx="${unit}"/>`;
      }
    }
    x += wide + 4 * unit;
  }
  return `<g fill="${linear([tint(colour, 0.14), colour], 90)}">${houses}</g><g fill="${lights}" opacity=".55">${panes}</g>`;
}

/** Draws a soft cloud at a motif position. */
export function cloud(
  stage: Stage,
  cx: number,
  cy: number,
  size = 1,
  colour = '#ffffff',
  opacity = 0.9,
): string {
  const puffs = [
    [-44, 6, 24],
    [-16, -10, 32],
    [22, -4, 28],
    [50, 10, 20],
  ] as const;
  const shape =
    puffs.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('') +
    '<rect x="-68" y="6" width="138" height="25" rx="12.5"/>';
  const at = `translate(${num(stage.x(cx))} ${num(stage.y(cy))}) scale(${num(size * stage.scale)})`;
  return `<g transform="${at}" opacity="${num(opacity)}"><g fill="${deepen(colour, 0.16)}" transform="translate(3 7)">${shape}</g><g fill="${colour}">${shape}</g></g>`;
}

/** Draws a row of round or pointed trees on a motif y. */
export function trees(
  stage: Stage,
  y: number,
  colour: string,
  seed = 6,
  height = 60,
  kind: 'round' | 'pine' = 'round',
): string {
  const next = random(seed);
  const unit = stage.scale;
  let markup = '';
  for (let x = -20 * unit; x < stage.width + 20 * unit; x += (24 + next() * 30) * unit) {
    const tall = height * (0.6 + next() * 0.5) * unit;
    const foot = stage.y(y);
    const paint = linear([tint(colour, 0.22), deepen(colour, 0.15)], 70);
    markup +=
      kind === 'pine'
        ? fill(
            polygonPath(
              [
                [x, foot - tall * 1.3],
                [x + tall * 0.34, foot],
                [x - tall * 0.34, foot],
              ],
              6 * unit,
            ),
            paint,
          )
        : `<ellipse cx="${num(x)}" cy="${num(foot - tall * 0.55)}" rx="${num(tall * 0.42)}" ry="${num(tall * 0.55)}" fill="${paint}"/>`;
  }
  return markup;
}

/** Draws a texture of outlined honeycomb cells. */
export const honeycomb = (stage: Stage, size: number, colour: string, opacity = 0.12): string => {
  const cell = polygonPath(regular(6, 0, 0, size * 0.54), size * 0.08);
  const marks = wallpaper(
    stage,
    size,
    (column, row) =>
      `<path d="${cell}" transform="translate(${row % 2 === 0 ? 0 : num(size / 2)} ${num(row * -size * 0.14)})"${(column + row) % 3 === 0 ? '' : ' opacity=".5"'}/>`,
  );
  return `<g fill="${colour}" opacity="${num(opacity)}">${marks}</g>`;
};

/** Draws the slight darkness at the lower right that every cut of the collection has. */
export const vignette = (stage: Stage): string =>
  sheet(
    stage,
    radial(
      [alpha(stage.palette.dark, 0), `${alpha(stage.palette.dark, 0)} 55%`, alpha(stage.palette.dark, 0.5)],
      38,
      32,
      95,
    ),
  );
