import { defineScene, ellipsePath, fill, gleam, shadow, solid } from '../grammar.ts';
import { sparkle } from '../props.ts';
import { disc, island, sky } from '../scenery.ts';

const side = 'M28 214L352 170Q372 168 372 190V300Q372 318 354 320L46 344Q28 346 28 328Z';
const top = 'M28 214Q120 108 262 84Q350 100 366 172Z';

export default defineScene({
  palette: 'crimson',
  background: (stage) =>
    sky(stage, '#ff7a6a', '#8f1648') + disc(stage, 190, 190, 168) + island(stage, 322, '#5c0b38', 320),
  motif: () =>
    shadow(204, 352, 186, 0.6, 0.12) +
    solid(ellipsePath(200, 344, 190, 34), '#b8703a', { edge: 8, depth: 12 }) +
    solid(top, '#ffe27a', { edge: 8 }) +
    solid(side, '#ffc62e', {
      edge: 16,
      decor:
        fill(
          ellipsePath(118, 262, 38, 34) +
            ellipsePath(216, 226, 22, 18) +
            ellipsePath(288, 276, 42, 36) +
            ellipsePath(196, 320, 24, 20) +
            ellipsePath(352, 214, 24, 22) +
            ellipsePath(40, 318, 20, 22),
          '#d98a0e',
        ) +
        fill(
          ellipsePath(124, 268, 30, 26) +
            ellipsePath(294, 282, 34, 28) +
            ellipsePath(219, 229, 16, 13) +
            ellipsePath(200, 324, 18, 14),
          '#f0a81f',
        ),
    }) +
    solid(ellipsePath(206, 150, 34, 16), '#e8a51f', { edge: 5, rim: 0.2 }) +
    fill(ellipsePath(284, 128, 18, 8) + ellipsePath(128, 180, 16, 8), '#e0980f') +
    gleam('M56 222L176 206', 9, 0.8) +
    sparkle(78, 116, 18),
});
