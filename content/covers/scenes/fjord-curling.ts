import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  radial,
  random,
  shadow,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { mountains, sky, starfield } from '../scenery.ts';
import { sparkle } from '../props.ts';

/** Draws curtains of northern light over the whole sky. */
function aurora(stage: Stage): string {
  const curtain = (y: number, lift: number, colour: string, opacity: number): string => {
    const [left, right, foot, top] = [-20, stage.width + 20, stage.y(y), stage.y(y - lift)];
    const third = (right - left) / 3;
    return fill(
      `M${num(left)} ${num(foot)}C${num(left + third)} ${num(foot - 60)} ${num(right - third)} ${num(foot + 70)} ${num(right)} ${num(foot - 50)}V${num(top - 60)}C${num(right - third)} ${num(top + 60)} ${num(left + third)} ${num(top - 80)} ${num(left)} ${num(top)}Z`,
      linear([`${colour}00`, `${colour}aa 65%`, `${colour}f0 88%`, `${colour}00`]),
      opacity,
    );
  };
  return (
    curtain(60, 90, '#a86bff', 0.75) + curtain(124, 150, '#3dffb8', 1) + curtain(150, 60, '#c8ffe9', 0.7)
  );
}

/** Draws the target rings on the ice in perspective. */
const rings = (stage: Stage): string => {
  const [x, y, unit] = [stage.x(206), stage.y(342), stage.scale];
  return (
    fill(
      `M0 ${num(stage.y(214))}H${stage.width}V${stage.height}H0Z`,
      linear(['#a8d4f8', '#e2f3ff 40%', '#8fc0f0']),
    ) +
    (
      [
        [330, '#2f6fd6'],
        [236, '#f3faff'],
        [150, '#e23b55'],
      ] as const
    )
      .map(([r, colour]) => fill(ellipsePath(x, y, r * unit, r * 0.4 * unit), colour, 0.92))
      .join('')
  );
};

const side = 'M-136 -6V42C-136 82 -78 108 0 108S136 82 136 42V-6Z';
const speckles = (): string => {
  const next = random(5);
  return Array.from({ length: 90 }, () => {
    const [x, y] = [-136 + next() * 272, -10 + next() * 116];
    return fill(circlePath(x, y, 1.6 + next() * 3), next() > 0.5 ? '#e8eefb' : '#39425f', 0.55);
  }).join('');
};

const stone =
  solid(side, '#8f98ad', {
    edge: 12,
    paint: linear(['#d3daea', '#97a1b7 40%', '#4c556f'], 0),
    decor: speckles(),
    bounce: '#8affd8',
  }) +
  line('M-134 50C-130 84 -70 104 0 104S130 84 134 50', '#eef3ff', 7, 0.4) +
  fill(ellipsePath(0, -4, 136, 58), linear(['#dfe6f4', '#9aa5bd'], 30)) +
  fill(ellipsePath(0, -6, 108, 45), '#8d1531') +
  fill(ellipsePath(0, -12, 108, 45), radial(['#ff7d84', '#e5324d 50%', '#b31a3c'], 34, 24, 80)) +
  gleam('M-82 -24Q-66 -42 -34 -48', 9, 0.85) +
  line('M-6 -16V-66', '#8d1531', 36) +
  line('M-10 -18V-66', '#d92a48', 28) +
  line('M-14 -74Q34 -98 96 -78', '#8d1531', 42) +
  line('M-14 -80Q34 -104 96 -84', '#f04a5f', 34) +
  line('M-14 -90Q34 -112 90 -94', '#ffb0b0', 8, 0.9);

export default defineScene({
  palette: 'aurora',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#0a1046', '#1f6fb4') +
    starfield(stage, 50, 5, '#ffffff', 160) +
    aurora(stage) +
    mountains(stage, 222, '#2a3f8c', 3, 165, '#f2f7ff') +
    rings(stage),
  motif: () =>
    fill('M420 470C330 430 270 380 214 330L150 380C190 420 250 460 300 500Z', '#ffffff', 0.55) +
    shadow(196, 362, 192, 0.6) +
    place(192, 242, stone, { turn: -8, scale: 1.2 }) +
    glow(66, 350, 46, '#ffffff', 0.9) +
    [
      [40, 338, 12],
      [22, 312, 7],
      [62, 372, 9],
      [14, 362, 8],
      [44, 292, 5],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(circlePath(x, y, r), '#ffffff', 0.95))
      .join('') +
    sparkle(322, 98, 16, '#eafff6') +
    sparkle(64, 132, 11, '#eafff6'),
});
