import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { cloud, hills, sky, sun, water } from '../scenery.ts';
import { sparkle } from '../props.ts';

const parcel = (size: number): string =>
  solid(rectPath(-size, -size * 0.8, size * 2, size * 1.6, 7), '#f0b45e', {
    edge: size * 0.16,
    decor:
      fill(rectPath(-size * 0.2, -size, size * 0.4, size * 2), '#fff3df') +
      fill(rectPath(-size, -size * 0.18, size * 2, size * 0.36), '#fff3df'),
  }) + fill(circlePath(0, 0, size * 0.26), '#ff5d5d');

/** The van from behind: mint over cream. */
const van =
  shadow(0, 128, 150, 0.7, 0.14) +
  solid(rectPath(-104, 86, 44, 46, 12), '#2c2738', { edge: 6 }) +
  solid(rectPath(60, 86, 44, 46, 12), '#2c2738', { edge: 6 }) +
  place(-46, -146, parcel(36), { turn: -3 }) +
  place(36, -150, parcel(42), { turn: 4 }) +
  fill(rectPath(-98, -114, 196, 9, 4), '#8a5f45') +
  solid('M-122 30C-124 -70 -112 -106 -70 -106H70C112 -106 124 -70 122 30Z', '#63dfc0', { edge: 12 }) +
  solid(rectPath(-126, 10, 252, 96, 20), '#fff3dc', {
    edge: 11,
    decor: fill(rectPath(-130, 10, 260, 15), '#ff8f7a'),
  }) +
  solid(rectPath(-96, -84, 86, 82, 18), '#27556f', { edge: 6, rim: 0.2 }) +
  solid(rectPath(10, -84, 86, 82, 18), '#27556f', { edge: 6, rim: 0.2 }) +
  gleam('M-74 -22L-50 -68M32 -22L56 -68', 10, 0.5) +
  line('M0 -98V98', '#b59a78', 4, 0.6) +
  solid(rectPath(-70, 44, 54, 38, 5), '#ff8f7a', { edge: 3 }) +
  line('M-66 48L-43 66L-20 48', '#fff3dc', 5) +
  solid(rectPath(-120, 42, 24, 42, 8), '#e8324a', { edge: 4 }) +
  solid(rectPath(96, 42, 24, 42, 8), '#e8324a', { edge: 4 }) +
  solid(rectPath(-132, 92, 264, 20, 10), '#eef1f6', { edge: 5 });

const letterbox =
  shadow(0, 116, 44, 0.5) +
  solid(rectPath(-9, 20, 18, 98, 6), '#a9673f', { edge: 4 }) +
  solid('M-56 32V-20Q-56 -66 0 -66T56 -20V32Z', '#ffc61f', { edge: 12 }) +
  fill('M-36 28V-16Q-36 -46 0 -46T36 -16V28Z', '#5b2a3f') +
  line('M56 10H84', '#fff6e0', 8) +
  solid(rectPath(74, -16, 28, 28, 4), '#ff4f4f', { edge: 4 });

export default defineScene({
  palette: 'ocean',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#38b4f2', '#d8f6ee') +
    sun(stage, 66, 70, 40, '#fff2a8') +
    cloud(stage, 190, 130, 0.5) +
    hills(stage, 172, '#7fb8b0', 5, 52) +
    water(stage, 156, '#12b9bd', 6) +
    staged(
      stage,
      fill('M-900 156H196L560 420H-900Z', linear(['#dfe07a', '#a9bd4e'], 90)) +
        fill('M150 156H206L640 440H-60Z', linear(['#f7e2a6', '#e8c67c'], 90)) +
        fill('M166 156H196L500 440H-130Z', linear(['#8f8ea2', '#6b6983'], 90)) +
        fill('M210 154L700 420V372L214 148Z', '#fffaf0') +
        fill('M178 168H182L172 214H164ZM160 236H170L146 310H122ZM116 330H144L110 440H60Z', '#fffaf0') +
        fill('M170 156H173L-70 440H-110ZM192 156H195L478 440H440Z', '#fffaf0'),
    ),
  motif: () =>
    place(334, 262, letterbox, { scale: 1.16 }) +
    place(138, 272, van, { turn: -6, scale: 0.94 }) +
    line('M196 62Q222 26 262 40M206 96Q222 76 240 76', '#ffffff', 9, 0.8) +
    glow(296, 96, 92, '#fff6c0', 0.9) +
    place(296, 96, parcel(50), { turn: 22 }) +
    sparkle(366, 52, 17) +
    sparkle(372, 150, 11),
});
