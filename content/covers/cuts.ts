/** Turns a scene into the SVG of a cut: places the motif, collects the paints, and draws the title of the wide cut. */
import { lettering } from './lettering.ts';
import { palettes } from './palettes.ts';
import { disc, sky, vignette } from './scenery.ts';
import { alpha, linear, mix, num, radial } from './grammar.ts';
import type { Scene, Stage } from './grammar.ts';

export const cuts = {
  square: { width: 800, height: 800 },
  wide: { width: 1280, height: 720 },
  portrait: { width: 800, height: 1200 },
} as const;

export type Cut = keyof typeof cuts;

function stageOf(scene: Scene, cut: Cut, isLettered: boolean): Stage & { left: number; top: number } {
  const { width, height } = cuts[cut];
  const { bleed, wide = {} } = scene;
  let scale = Math.min(width, height) / 400;
  let left = (width - scale * 400) / 2;
  let top = (height - scale * 400) / 2;
  if (cut === 'wide') {
    scale *= (bleed === undefined ? 0.92 : 1) * (wide.scale ?? 1);
    left = (isLettered ? 892 : width / 2) - scale * 200 + (wide.dx ?? 0) * scale;
    top = (height - scale * 400) / 2 + (wide.dy ?? 0) * scale;
    if (bleed === 'bottom') top = height - scale * 400;
    if (bleed === 'top') top = 0;
  }
  if (cut === 'portrait') {
    top = bleed === 'bottom' ? height - scale * 400 : height * 0.58 - scale * 200;
    if (bleed === 'top') top = 0;
  }
  return {
    palette: palettes[scene.palette],
    width,
    height,
    scale,
    left,
    top,
    x: (motifX) => left + motifX * scale,
    y: (motifY) => top + motifY * scale,
  };
}

const stopMarkup = (text: string): string =>
  text
    .split('-')
    .map((stop, index, all) => {
      const [colour = '', at] = stop.split('_');
      const offset = at === undefined ? (index / Math.max(1, all.length - 1)) * 100 : Number(at);
      const opacity = colour.length === 8 ? Number.parseInt(colour.slice(6), 16) / 255 : 1;
      return `<stop offset="${num(offset)}%" stop-color="#${colour.slice(0, 6)}"${opacity === 1 ? '' : ` stop-opacity="${num(opacity)}"`}/>`;
    })
    .join('');

function definition(id: string): string {
  const [kind, ...rest] = id.split('-');
  if (kind === 'lin') {
    const [, angle = '90', stops = ''] = /^lin-(-?\d+)-(.*)$/.exec(id) ?? [];
    const radians = (Number(angle) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
    const ends = `x1="${num(0.5 - dx)}" y1="${num(0.5 - dy)}" x2="${num(0.5 + dx)}" y2="${num(0.5 + dy)}"`;
    return `<linearGradient id="${id}" ${ends}>${stopMarkup(stops)}</linearGradient>`;
  }
  if (kind === 'rad') {
    const [cx = '50', cy = '50', r = '50', ...stops] = rest;
    return `<radialGradient id="${id}" cx="${cx}%" cy="${cy}%" r="${r}%">${stopMarkup(stops.join('-'))}</radialGradient>`;
  }
  if (kind === 'blur') {
    return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${rest[0] ?? '4'}"/></filter>`;
  }
  throw new Error(`Unknown paint ${id}`);
}

function withDefinitions(markup: string): { defs: string; body: string } {
  const clips = new Map<string, string>();
  const body = markup.replace(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (whole, id: string) => {
    clips.set(id, whole);
    return '';
  });
  const paints = new Set<string>();
  for (const [, id = ''] of body.matchAll(/url\(#([^)]+)\)/g)) if (!id.startsWith('clip-')) paints.add(id);
  return { defs: [...paints].map(definition).join('') + [...clips.values()].join(''), body };
}

/** Returns a dark veil over the left `share` of the wide cut, on which the title is drawn. */
function veil({ palette, width, height }: Stage, share: number, strength: number): string {
  const shade = mix(palette.bottom, palette.dark, 0.6);
  const paint = linear([alpha(shade, strength), `${alpha(shade, strength * 0.8)} 45%`, alpha(shade, 0)], 0);
  return `<rect width="${num(width * share)}" height="${height}" fill="${paint}"/>`;
}

/** Returns the complete SVG of one cut of a scene. Only the wide cut shows the title, unless it is empty. */
export function renderCut(scene: Scene, cut: Cut, title: string): string {
  const isLettered = cut === 'wide' && title !== '';
  const stage = stageOf(scene, cut, isLettered);
  const { width, height, left, top, scale, palette } = stage;
  const background = scene.background?.(stage) ?? sky(stage) + disc(stage);
  const motif = `<g transform="translate(${num(left)} ${num(top)}) scale(${num(scale)})">${scene.motif(palette)}</g>`;
  const light = `<rect width="${width}" height="${height}" fill="${radial(['#fffbe03d', '#fffbe000'], 12, 0, 75)}"/>`;
  const parts = isLettered
    ? [
        background,
        vignette(stage),
        light,
        veil(stage, 0.64, 0.82),
        motif,
        veil(stage, 0.46, 0.6),
        lettering(title, height / 2, palette.dark),
      ]
    : [background, vignette(stage), light, motif];
  const { defs, body } = withDefinitions(parts.join(''));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${body}</svg>`
  );
}
