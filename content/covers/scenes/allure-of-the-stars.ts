import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  random,
  rectPath,
  solid,
} from '../grammar.ts';
import { bokeh, disc, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const visor =
  'M96 190C96 122 142 92 206 92C270 92 314 124 314 190C314 258 270 286 206 286C142 286 96 258 96 190Z';

const next = random(31);
const stars = Array.from(
  { length: 34 },
  () =>
    `<circle cx="${num(90 + next() * 230)}" cy="${num(90 + next() * 200)}" r="${num(0.8 + next() * 2.4)}" opacity="${num(0.4 + next() * 0.6)}"/>`,
).join('');

export default defineScene({
  palette: 'crimson',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#ff6a55', '#5c0a3c') + disc(stage, 180, 160, 165) + bokeh(stage, 8, 15, '#ffd3a8', 0.2),
  motif: ({ pop }) =>
    line('M326 90V20', '#7a86ad', 9) +
    glow(326, 18, 44, '#ff4f6d', 0.9) +
    fill(circlePath(326, 18, 12), '#ff5f6d') +
    solid('M-10 420C-6 344 50 308 120 300H288C360 308 408 344 412 420Z', '#f3f5ff', {
      edge: 16,
      bounce: '#ffb08a',
      decor:
        fill('M60 420Q62 352 96 318H126Q92 350 92 420Z', pop) +
        fill('M344 420Q342 352 308 318H278Q312 350 312 420Z', pop),
    }) +
    solid(rectPath(112, 288, 184, 36, 18), '#9aa6cf', { edge: 8 }) +
    solid(
      'M48 190C48 90 114 36 204 36C294 36 356 92 356 190C356 282 298 320 204 320C110 320 48 282 48 190Z',
      '#f3f5ff',
      { edge: 20, bounce: '#ffb08a' },
    ) +
    solid(rectPath(30, 158, 46, 84, 22), pop, { edge: 9 }) +
    solid(rectPath(330, 158, 46, 84, 22), pop, { edge: 9 }) +
    `<path d="${visor}" fill="none" stroke="#8893c4" stroke-width="22"/>` +
    fill(visor, linear(['#2a3fb8', '#160f55 55%', '#4a0f5c'], 62)) +
    inside(
      visor,
      `<g fill="#ffffff">${stars}</g>` +
        glow(248, 232, 90, '#ff5fa8', 0.55) +
        fill(circlePath(256, 222, 50), linear(['#ffb070', '#d8336f'], 60)) +
        fill('M206 214Q256 226 306 204V216Q256 240 206 228Z', '#ffe0b0', 0.5) +
        `<ellipse cx="256" cy="222" rx="82" ry="17" fill="none" stroke="#ffe3b0" stroke-width="9" opacity=".9" transform="rotate(-16 256 222)"/>` +
        glow(150, 190, 46, '#7dffb0', 0.7) +
        fill('M112 300C108 236 122 196 150 196C178 196 190 236 186 300Z', '#0b0a2c') +
        fill(ellipsePath(139, 226, 9, 12), '#8cff9a') +
        fill(ellipsePath(163, 226, 9, 12), '#8cff9a') +
        line('M132 252L140 260L148 252L156 260L164 252L170 258', '#8cff9a', 4) +
        fill('M84 190C84 120 130 82 196 82C150 100 122 140 116 210Z', '#ffffff', 0.22),
    ) +
    gleam('M122 152Q134 122 168 110', 12, 0.95) +
    fill(circlePath(114, 180, 7), '#ffffff', 0.95) +
    gleam('M92 102Q116 68 154 58', 10, 0.9) +
    fill(rectPath(168, 344, 72, 44, 12), '#343a6b') +
    fill(circlePath(186, 366, 8), '#8cff9a') +
    fill(circlePath(208, 366, 8), '#ffd23f') +
    sparkle(46, 70, 15),
});
