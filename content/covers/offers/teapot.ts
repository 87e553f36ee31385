import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, island, sky } from '../scenery.ts';

const pot = '#ff6a4a';

export default defineScene({
  palette: 'aurora',
  background: (stage) =>
    sky(stage, '#3fd0b4', '#2a3a8a') + disc(stage, 200, 190, 168) + island(stage, 326, '#1f2a6e', 320),
  motif: () =>
    shadow(206, 360, 160, 0.6, 0.13) +
    line('M296 170C380 150 392 290 286 300', '#a32a2e', 38) +
    line('M294 168C376 150 388 288 284 298', pot, 24) +
    solid('M116 306C58 286 60 190 26 168Q18 152 36 146Q96 158 142 216Z', pot, { edge: 10 }) +
    solid(ellipsePath(204, 246, 122, 108), pot, {
      edge: 20,
      decor:
        fill('M60 236Q204 290 340 236V276Q204 330 60 276Z', '#fff3dc') +
        fill(
          circlePath(130, 282, 11) +
            circlePath(180, 293, 11) +
            circlePath(230, 293, 11) +
            circlePath(280, 282, 11),
          '#1fa894',
        ),
    }) +
    solid(rectPath(138, 340, 132, 22, 11), '#c2382e', { edge: 5 }) +
    solid('M128 158Q204 92 280 158Q204 184 128 158Z', '#ff8566', { edge: 9 }) +
    solid(circlePath(204, 108, 20), '#ffd23f', { edge: 6 }) +
    gleam('M112 230Q120 188 154 172', 14, 0.85) +
    line('M30 128Q8 100 30 76T28 26M64 112Q48 90 62 72T62 46', '#ffffff', 12, 0.85),
});
