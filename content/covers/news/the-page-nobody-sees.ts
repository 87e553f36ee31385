import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  radial,
  rectPath,
  solid,
} from '../grammar.ts';
import { bokeh, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const skin = '#ff9d7c';

const ear =
  solid(
    'M196 60C252 -14 366 10 380 112C390 184 340 214 324 262C310 306 300 372 238 374C190 376 168 338 176 300C180 276 196 268 190 240C182 206 158 122 196 60Z',
    skin,
    {
      edge: 18,
      bounce: '#ffd9b0',
      paint: radial(['#ffd3b4', `${skin} 45%`, '#c93f6a'], 36, 24, 82),
    },
  ) +
  line('M222 104C252 42 332 52 338 120C342 170 310 190 296 226', '#b02a5f', 22, 0.85) +
  line('M218 98C248 36 328 46 334 114', '#ffc9a8', 9, 0.9) +
  fill(
    'M232 172C238 122 300 120 300 160C300 190 270 196 266 232C262 262 246 284 226 276C206 266 226 226 232 172Z',
    radial(['#6a0f4a', '#8a1c56 60%', '#c23a6c'], 40, 50, 60),
  ) +
  line('M240 318Q262 330 280 300', '#c23a6c', 12, 0.7) +
  gleam('M204 84Q190 116 194 150', 10, 0.75);

/** A faint sheet: an outline with empty bars. */
const page = place(
  96,
  198,
  fill(rectPath(-86, -124, 172, 248, 18), '#ffffff', 0.2) +
    `<rect x="-86" y="-124" width="172" height="248" rx="18" fill="none" stroke="#ffffff" stroke-width="7" stroke-dasharray="20 15" stroke-linecap="round"/>` +
    fill(rectPath(-62, -98, 92, 24, 12), '#ffffff', 0.85) +
    [-50, -22, 6].map((y) => fill(rectPath(-62, y, y === 6 ? 76 : 122, 14, 7), '#ffffff', 0.42)).join('') +
    fill(rectPath(-62, 42, 124, 58, 14), '#ffffff', 0.28),
  { turn: -8, scale: 0.9 },
);

const ribbon = (path: string, dark: string, colour: string, light: string): string =>
  line(path, dark, 22, 0.5) + line(path, colour, 17) + line(path, light, 5, 0.9);

export default defineScene({
  palette: 'aurora',
  bleed: 'all',
  background: (stage) => sky(stage, '#3a5fd8', '#1c0f56') + bokeh(stage, 10, 8, '#8fb6ff', 0.22),
  motif: () =>
    glow(262, 190, 240, '#ffb8a0', 0.5) +
    place(34, 20, ear, { scale: 0.94 }) +
    page +
    ribbon('M88 122C144 66 164 196 212 166S244 206 270 190', '#12083f', '#37e0ff', '#d9fbff') +
    ribbon('M104 186C154 248 166 138 210 204S250 236 266 216', '#12083f', '#ffd23f', '#fff8d0') +
    ribbon('M106 268C154 196 174 306 212 242S242 256 258 246', '#12083f', '#5ff0a8', '#e0ffee') +
    fill(circlePath(88, 122, 14), linear(['#d9fbff', '#37e0ff'], 80)) +
    fill(circlePath(104, 186, 14), linear(['#fff8d0', '#ffd23f'], 80)) +
    fill(circlePath(106, 268, 14), linear(['#e0ffee', '#5ff0a8'], 80)) +
    sparkle(384, 40, 17) +
    sparkle(160, 46, 13) +
    sparkle(366, 344, 14),
});
