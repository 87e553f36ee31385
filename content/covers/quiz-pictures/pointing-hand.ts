import { defineScene, fill, line, place, rectPath, solid } from '../grammar.ts';
import { disc, sky, wallpaper } from '../scenery.ts';

const ink = '#2a1a3c';
const outline = (path: string, paint: string): string => fill(path, paint) + line(path, ink, 9);

const fist =
  'M-66 -58C-40 -80 -6 -86 24 -72L40 -58H160C186 -58 186 -18 160 -18H76C94 -10 92 18 72 20C90 30 84 54 64 54C78 66 70 86 50 86H-10C-36 86 -56 74 -66 62Z';

export default defineScene({
  palette: 'sand',
  background: (stage) =>
    sky(stage, '#fff3d2', '#e8b070') +
    disc(stage, 190, 180, 160, '#fffdf0') +
    wallpaper(stage, 64, () => line('M-20 0q10 -4 22 1', '#b87a3a', 2, 0.35)),
  motif: () =>
    place(
      180,
      200,
      solid(rectPath(-150, -76, 60, 160, 10), '#c8343a', { edge: 9 }) +
        line(rectPath(-150, -76, 60, 160, 10), ink, 9) +
        outline(rectPath(-96, -66, 36, 140, 8), '#fffaf0') +
        outline(fist, '#fff6e6') +
        line('M76 -18H28M72 20H26M64 54H26', ink, 8) +
        line('M24 -72C50 -52 44 -30 10 -28C-8 -27 -20 -20 -28 -8', ink, 8) +
        line('M136 -50H160Q168 -48 170 -40', ink, 5) +
        line('M-40 40L-16 66M-46 58L-34 72M-30 28L-2 60', ink, 5, 0.8) +
        line('M-130 -50V56M-112 -50V56', '#ffffff', 6, 0.5),
      { scale: 1.02 },
    ),
});
