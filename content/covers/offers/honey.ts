import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  regular,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, honeycomb, island, sky } from '../scenery.ts';

const jar = 'M88 168Q88 138 118 134H266Q296 138 296 168V330Q296 364 262 364H122Q88 364 88 330Z';

export default defineScene({
  palette: 'ocean',
  background: (stage) =>
    sky(stage, '#5fd0e8', '#1f5fb0') +
    honeycomb(stage, 62, '#ffffff', 0.12) +
    disc(stage, 190, 190, 168, '#fff3c0') +
    island(stage, 334, '#174a94', 310),
  motif: () =>
    shadow(200, 370, 140, 0.6, 0.13) +
    solid(jar, '#ffab1a', {
      edge: 18,
      paint: linear(['#ffdf6a', '#ffb01f 45%', '#d96f0a'], 62),
      decor: fill('M80 120H300V170Q250 196 200 172T80 178Z', '#fff3d0', 0.75),
    }) +
    solid(rectPath(82, 84, 220, 56, 16), '#f0435f', {
      edge: 9,
      decor: fill(
        'M82 100H112V140H82ZM142 84H172V140H142ZM202 84H232V140H202ZM262 84H292V140H262Z',
        '#ffffff',
        0.75,
      ),
    }) +
    solid(rectPath(116, 214, 150, 104, 16), '#fff8e6', { edge: 6 }) +
    solid(polygonPath(regular(6, 191, 266, 40), 5), '#ffc21f', { edge: 6 }) +
    fill(polygonPath(regular(6, 191, 266, 20), 3), '#fff3c0') +
    gleam('M108 320V190', 12, 0.85) +
    place(
      338,
      132,
      line('M0 20V236', '#8a4a1a', 17) +
        line('M-2 20V236', '#d99a4a', 9) +
        fill('M-36 -8V66Q-34 84 -26 66V30H22V104Q28 124 36 104V-8Z', '#f0960f') +
        [30, 42, 44, 34]
          .map((rx, index) => solid(ellipsePath(0, index * 25 - 46, rx, 17), '#ffb52e', { edge: 6 }))
          .join(''),
      { turn: 8 },
    ),
});
