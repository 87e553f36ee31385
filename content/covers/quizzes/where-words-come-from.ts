import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  inside,
  line,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { cloud, disc, ground, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const body = rectPath(-150, -92, 300, 200, 30);

const sunLabel = (x: number, y: number): string => {
  const edge = circlePath(0, 0, 44);
  return place(
    x,
    y,
    fill(edge, '#fff6e0') +
      inside(
        circlePath(0, 0, 37),
        fill(circlePath(0, 0, 40), '#ff6f61') +
          fill(circlePath(0, 8, 20), '#ffd84a') +
          fill('M-50 12Q-24 -2 0 12T50 12V50H-50Z', '#1f9ad6') +
          fill('M-50 24Q-24 12 0 24T50 24V50H-50Z', '#1672b8'),
      ),
    { turn: -12 },
  );
};

const peakLabel = place(
  92,
  52,
  fill(
    polygonPath(
      [
        [-56, 34],
        [0, -54],
        [56, 34],
      ],
      10,
    ),
    '#fff6e0',
  ) +
    fill(
      polygonPath(
        [
          [-40, 26],
          [0, -38],
          [40, 26],
        ],
        6,
      ),
      '#2f6fe0',
    ) +
    fill('M-13 -16L0 -38L13 -16L4 -8L-3 -15Z', '#ffffff') +
    fill('M-34 26Q0 4 34 26Z', '#3cc08a'),
  { turn: 10 },
);

const fishLabel = place(
  -8,
  70,
  solid(rectPath(-52, -22, 104, 46, 8), '#8ff0dc', { edge: 4, shade: 0.16 }) +
    fill(ellipsePath(-6, 1, 26, 13) + 'M14 1L36 -12V14Z', '#0f5a7a') +
    fill(circlePath(-20, -2, 3.5), '#ffffff'),
  { turn: -5 },
);

const corner = (x: number, y: number, turned: number): string =>
  place(
    x,
    y,
    solid('M0 0H58A58 58 0 0 1 0 58Z', '#ffcf6a', { edge: 6 }) + fill(circlePath(16, 16, 6), '#a8641e'),
    {
      turn: turned,
    },
  );

const suitcase =
  line('M-50 -92V-120Q-50 -140 -30 -140H30Q50 -140 50 -120V-92', '#5a2412', 26) +
  line('M-50 -92V-120Q-50 -140 -30 -140H30Q50 -140 50 -120V-92', '#e08a4a', 13) +
  solid(body, '#c0602c', {
    edge: 16,
    depth: 14,
    decor:
      fill(rectPath(-160, -92, 320, 46), '#8e3e1a', 0.45) +
      inside(
        body,
        corner(-150, -92, 0) + corner(150, -92, 90) + corner(150, 108, 180) + corner(-150, 108, 270),
      ),
  }) +
  line('M-146 -46H146', '#6e2c12', 6) +
  [-64, 64]
    .map(
      (x) =>
        solid(rectPath(x - 17, -62, 34, 38, 8), '#ffd76a', { edge: 5, rim: 0.8 }) +
        fill(circlePath(x, -42, 6), '#8a4a12'),
    )
    .join('') +
  sunLabel(-92, 22) +
  peakLabel +
  fishLabel +
  gleam('M-104 -78H-40', 8, 0.6);

export default defineScene({
  palette: 'teal',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#6ff0dc', '#128aa8') +
    disc(stage, 180, 160, 150, '#f0fff6') +
    cloud(stage, 70, 84, 0.85) +
    cloud(stage, 356, 130, 0.7) +
    ground(stage, 338, '#ffd98a'),
  motif: () =>
    shadow(204, 356, 178, 0.55, 0.12) +
    place(200, 226, suitcase, { turn: -3, scale: 1.06 }) +
    sparkle(340, 74, 16),
});
