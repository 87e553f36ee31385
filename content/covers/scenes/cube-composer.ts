import { defineScene, fill, glow, line, linear, num, shadow, circlePath } from '../grammar.ts';
import { cloud, disc, sky } from '../scenery.ts';
import { cube, sparkle } from '../props.ts';

const [stepX, stepY] = [70, 40];
const chain = (index: number, colour: string, rise = 0): string =>
  cube(190 + index * stepX, 196 + index * stepY - rise, 54, colour, 54);

const at = (dx: number, dy: number, inner: string): string =>
  `<g transform="matrix(-.8 .46 0 1 ${num(196 + dx)} ${num(218 + dy)})">${inner}</g>`;

/** Draws half of the hoop around the chain. The near half is drawn over the cubes. */
const hoop = (near: boolean): string => {
  const half = near ? 'M0 -136A136 136 0 0 1 0 136' : 'M0 136A136 136 0 0 1 0 -136';
  return (
    Array.from({ length: 9 }, (_, index) =>
      at(18 - index * 2, 10 - index * 1.2, line(half, index === 0 ? '#5a2a00' : '#b35a00', 36)),
    ).join('') + at(0, 0, line(half, '#ffc61f', 36) + line(half, '#fff4b8', 8, 0.9))
  );
};

export default defineScene({
  palette: 'sky',
  background: (stage) =>
    sky(stage, '#86d8ff', '#2a55d8') +
    disc(stage, 196, 190, 160) +
    cloud(stage, 330, 74, 0.7, '#ffffff', 0.85) +
    cloud(stage, 58, 338, 0.62, '#ffffff', 0.7),
  motif: () =>
    shadow(206, 372, 170, 0.4, 0.16) +
    chain(-2.3, '#ff8a3d') +
    hoop(false) +
    `<g transform="matrix(-.8 .46 0 1 196 218)">${fill(circlePath(0, 0, 120), linear(['#fff6c8', '#8ff6ff'], 60), 0.4)}</g>` +
    chain(-1.15, '#ff8a3d') +
    glow(196, 222, 130, '#fff6c0', 0.95) +
    chain(0, '#ff5fa8') +
    hoop(true) +
    chain(1.15, '#8f5bff') +
    chain(1.15, '#b06bff', 54) +
    chain(2.3, '#8f5bff') +
    chain(2.3, '#b06bff', 54) +
    chain(2.3, '#d48bff', 108) +
    sparkle(110, 118, 18) +
    sparkle(292, 96, 14) +
    sparkle(240, 128, 11),
});
