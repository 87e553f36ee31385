import { circlePath, defineScene, fill, gleam, line, shadow, solid } from '../grammar.ts';
import { disc, ground, rays, sky } from '../scenery.ts';

export default defineScene({
  palette: 'amber',
  background: (stage) =>
    sky(stage, '#ffd45a', '#f08a3a') +
    rays(stage, 200, 200, 14, 0.2) +
    disc(stage, 200, 180, 168) +
    ground(stage, 344, '#a8461f'),
  motif: () =>
    shadow(204, 378, 176, 0.55, 0.1) +
    line('M18 306Q200 432 382 306', '#4a1030', 28) +
    line('M18 302Q200 428 382 302', '#f0384a', 18) +
    solid('M288 214Q352 190 344 290Q330 310 318 292Q322 246 284 246Z', '#7a3218', { edge: 7 }) +
    solid('M142 250L100 344L134 354L182 268Z', '#e8dcc8', { edge: 8 }) +
    solid('M262 250L286 354L320 344L304 246Z', '#e8dcc8', { edge: 8 }) +
    solid(
      'M120 270C112 220 122 196 108 160L62 176Q38 176 40 150L98 84L104 50L128 72C180 84 190 140 206 176C240 184 300 172 316 212C330 250 300 286 260 286H160Q126 288 120 270Z',
      '#fff8ea',
      {
        edge: 18,
        shade: 0.25,
        decor: fill(
          circlePath(286, 222, 14) +
            circlePath(262, 248, 10) +
            circlePath(298, 254, 8) +
            circlePath(146, 232, 11) +
            circlePath(164, 256, 8),
          '#a8b0c8',
          0.8,
        ),
      },
    ) +
    solid('M116 56C190 60 212 120 222 180L192 184C182 130 166 100 122 80Z', '#7a3218', { edge: 8 }) +
    solid('M188 174Q226 190 266 170L274 236Q232 256 184 236Z', '#22a8c4', {
      edge: 9,
      decor: fill('M176 216Q232 236 284 214V228Q232 250 176 230Z', '#ffd23f'),
    }) +
    fill(circlePath(100, 110, 9), '#2a1010') +
    fill(circlePath(97, 107, 3), '#ffffff') +
    line('M62 172Q84 140 92 90M84 134L130 150', '#f0384a', 8) +
    fill(circlePath(56, 152, 5), '#7a3218') +
    gleam('M136 240Q132 206 138 178', 9, 0.8),
});
