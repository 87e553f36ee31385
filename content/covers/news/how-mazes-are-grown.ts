import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  glow,
  line,
  linear,
  num,
  radial,
  rectPath,
  solid,
} from '../grammar.ts';
import { sparkle } from '../props.ts';

const [centre, squash] = [{ x: 200, y: 210 }, 0.74] as const;

/** The hedges from the inside out: radius, and angle of the opening in degrees. 90 is nearest to the viewer. */
const hedges = [
  [54, 250],
  [102, 40],
  [150, 205],
  [198, 320],
  [246, 92],
] as const;

const at = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${num(centre.x + r * Math.cos(angle))} ${num(centre.y + r * Math.sin(angle) * squash)}`;
};

const arc = (from: number, to: number, r: number): string => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 5));
  return Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps, r)).join('L');
};

/** Draws one hedge with a lit top and an opening. */
const hedge = ([r, opening]: readonly [number, number]): string => {
  const half = (19 / r) * (180 / Math.PI) + 4;
  const ring = `M${arc(opening + half, opening + 360 - half, r)}`;
  const wall = Array.from(
    { length: 6 },
    (_, rise) =>
      `<g transform="translate(0 ${num(-rise * 2.6)})">${line(ring, rise === 0 ? '#07352f' : '#11604a', 19)}</g>`,
  ).join('');
  const crown = (drop: number, colour: string, width: number, opacity = 1): string =>
    `<g transform="translate(0 ${num(drop)})">${line(ring, colour, width, opacity)}</g>`;
  return wall + crown(-15, '#2fa75a', 19) + crown(-17, '#7ddc6a', 10) + crown(-19, '#d4ff9c', 3.5, 0.7);
};

const way = `M${at(92, 330)}L${at(92, 222)}L${arc(92, -40, 222)}L${at(-40, 174)}L${arc(-40, -155, 174)}L${at(205, 126)}L${arc(205, 40, 126)}L${at(40, 78)}L${arc(40, -110, 78)}L${at(250, 26)}`;

const gate =
  solid('M168 226V176A32 34 0 0 1 232 176V226H216V180A16 18 0 0 0 184 180V226Z', '#ffc728', {
    edge: 8,
    depth: 6,
  }) +
  fill('M184 226V180A16 18 0 0 1 216 180V226Z', linear(['#fffdf0', '#ffe27a'], 90)) +
  fill(circlePath(200, 136, 9), '#fff3b0');

export default defineScene({
  palette: 'forest',
  bleed: 'all',
  background: (stage) =>
    fill(
      rectPath(0, 0, stage.width, stage.height),
      radial(['#1c8a67', '#0a4a47 60%', '#06282f'], 46, 40, 75),
    ),
  motif: () =>
    fill(ellipsePath(200, 222, 290, 218), '#0d5a4c') +
    fill(ellipsePath(200, 212, 272, 202), linear(['#e9d48c', '#b88a4a'], 80)) +
    line(way, '#8a5a22', 30, 0.5) +
    line(way, '#ffd23f', 22) +
    line(way, '#fff8cf', 8) +
    glow(200, 186, 120, '#fff3b0', 1) +
    hedges.slice(0, 1).map(hedge).join('') +
    gate +
    hedges.slice(1).map(hedge).join('') +
    sparkle(238, 118, 15) +
    sparkle(148, 134, 10),
});
