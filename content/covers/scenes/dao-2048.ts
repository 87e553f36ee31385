import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { hills, mountains, sky, sun } from '../scenery.ts';
import { leaf } from '../props.ts';
import { flash } from '../props-more.ts';

/** Raked sand: rings around the stones over the whole floor. */
function sand(stage: Stage): string {
  const [cx, cy] = [stage.x(200), stage.y(352)];
  const rings = Array.from({ length: 16 }, (_, index) => {
    const rx = (170 + index * 44) * stage.scale;
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(rx * 0.2)}"/>`;
  });
  const floor = `M-9 ${num(stage.y(322))}H${stage.width + 9}V${stage.height + 9}H-9Z`;
  return (
    fill(floor, linear(['#fff4d2', '#e6c48a'], 90)) +
    `<clipPath id="clip-sand-${stage.width}-${stage.height}"><path d="${floor}"/></clipPath><g clip-path="url(#clip-sand-${stage.width}-${stage.height})" fill="none" stroke="#b98d55" stroke-width="${num(5 * stage.scale)}" opacity=".5">${rings.join('')}</g>`
  );
}

/** A smooth square stone with a carving of whole and broken bars. */
function stone(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  bars: readonly boolean[],
  turned = 0,
): string {
  const gap = height / (bars.length + 1);
  const carving = bars
    .map((whole, index) => {
      const [at, half] = [-height / 2 + gap * (index + 1), Math.min(width * 0.27, 60)];
      const path = whole
        ? `M${num(-half)} ${num(at)}H${num(half)}`
        : `M${num(-half)} ${num(at)}H${num(-half * 0.3)}M${num(half * 0.3)} ${num(at)}H${num(half)}`;
      return line(path, '#ffffff', 11, 0.95);
    })
    .join('');
  return place(
    x,
    y,
    solid(rectPath(-width / 2, -height / 2, width, height, Math.min(width, height) * 0.34), colour, {
      edge: 11,
      bounce: '#fff0c0',
    }) +
      carving +
      gleam(`M${num(-width / 2 + 20)} ${num(-height / 2 + 11)}h${num(width * 0.26)}`, 6, 0.7),
    { turn: turned },
  );
}

const bamboo = (x: number, lean: number): string =>
  place(
    x,
    420,
    [0, 1, 2, 3, 4]
      .map(
        (part) =>
          solid(rectPath(-11, -104 - part * 98, 22, 96, 8), '#3fae5a', { edge: 6 }) +
          line(`M-12 ${-8 - part * 98}H12`, '#1b7a43', 5),
      )
      .join('') +
      leaf(8, -214, 74, 58, '#5ccb5a') +
      leaf(-6, -300, 66, -52, '#3fae5a') +
      leaf(8, -316, 70, 84, '#5ccb5a'),
    { turn: lean },
  );

export default defineScene({
  palette: 'forest',
  background: (stage) =>
    sky(stage, '#8ce0b8', '#12695c') +
    sun(stage, 214, 128, 108, '#fffbe0') +
    mountains(stage, 330, '#2f9a7d', 14, 110) +
    hills(stage, 330, '#1d7a68', 3, 40) +
    sand(stage),
  motif: () =>
    bamboo(42, -4) +
    bamboo(8, 3) +
    shadow(208, 372, 176, 0.55, 0.13) +
    stone(204, 322, 268, 90, '#e2574a', [true, false, true]) +
    stone(200, 236, 184, 76, '#f7a02f', [true, false], -2) +
    glow(200, 134, 110, '#fff6c0', 1) +
    flash(200, 134, 104, '#ffcb08', '#ffffff', 10, 6) +
    stone(136, 142, 94, 88, '#17a98f', [true], -13) +
    stone(264, 142, 94, 88, '#17a98f', [true], 13) +
    line('M54 112H78M42 144H76M346 112H322M358 144H324', '#ffffff', 9, 0.95) +
    place(
      352,
      366,
      solid(ellipsePath(0, -18, 40, 24), '#7f8fae', { edge: 9 }) +
        fill(ellipsePath(-10, -30, 15, 6), tint('#7f8fae', 0.6), 0.7),
    ),
});
