import { alpha, text, type Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import { note, type Sound } from '../kit/sound.ts';
import { BOSS_NAMES, type BossKind } from './foes.ts';
import type { GameEvent, State } from './state.ts';
import { POLLEN_COLORS } from './things-art.ts';
import type { Pollen } from './weapons.ts';
import { phrase } from './texts.ts';

interface Words {
  readonly words: string;
  readonly x: number;
  y: number;
  readonly color: string;
  readonly size: number;
  readonly rise: number;
  left: number;
  age: number;
}

const TIPS: Readonly<Record<number, string>> = {
  1: phrase('tip.fly'),
  2: phrase('tip.burst'),
  3: phrase('tip.lantern'),
  4: phrase('tip.gnats'),
  6: phrase('tip.blend'),
};

const BRASS = ['#ffe09a', '#d99a3c', '#fff6dc', '#b0602a'];
const OUTLINE = alpha('#2a0f40', 0.85);
const DUST = ['#fff6dc', '#ffdf9a', '#ffc8d8'];

function createVoices(sound: Sound) {
  const bells = (steps: readonly number[], gap = 0.07, gain = 0.1): void =>
    sound.sequence(
      steps.map((step) => ({ freq: note(step), duration: 0.35, gain })),
      gap,
    );
  return {
    bells,
    pop(chain: number): void {
      sound.tone({
        freq: note(Math.min(24, chain) - 2),
        slide: note(Math.min(24, chain) + 10),
        duration: 0.12,
        gain: 0.09,
        type: 'triangle',
      });
      sound.noise({ duration: 0.12, gain: 0.08, filter: 2600 });
    },
    graze: () => sound.tone({ freq: 1500, slide: 2100, duration: 0.06, gain: 0.04 }),
    burst(): void {
      sound.noise({ duration: 0.6, gain: 0.25, filter: 1800 });
      sound.tone({ freq: 180, slide: 620, duration: 0.4, gain: 0.16 });
    },
    hurt(): void {
      sound.noise({ duration: 0.35, gain: 0.24, filter: 700 });
      sound.tone({ freq: 320, slide: 110, duration: 0.4, gain: 0.18, type: 'triangle' });
    },
    warn: () =>
      sound.sequence(
        [
          { freq: 520, duration: 0.12, gain: 0.09, type: 'square' },
          { freq: 520, duration: 0.12, gain: 0.09, type: 'square' },
        ],
        0.17,
      ),
    crash(): void {
      sound.noise({ duration: 1.1, gain: 0.32, filter: 900 });
      sound.tone({ freq: 240, slide: 50, duration: 0.9, gain: 0.22, type: 'sawtooth' });
    },
  };
}

/** Shows the events of a step: sparks, words, sounds and announcements. */
export function createFlightLog(
  sound: Sound,
  shake: (units: number) => void,
  announce: (words: string) => void,
) {
  const voices = createVoices(sound);
  const sparks = createParticles(260);
  let written: Words[] = [];

  const write = (
    words: string,
    x: number,
    y: number,
    color: string,
    size = 20,
    left = 0.9,
    rise = 34,
  ): void => {
    written.push({ words, x, y: Math.max(46, y), color, size, rise, left, age: 0 });
  };
  const headline = ({ field }: State, words: string, color: string, below = ''): void => {
    const y = field.height * 0.36;
    written = written.filter(({ rise }) => rise > 0);
    write(words, field.width / 2, y, color, 38, 2, 0);
    if (below) write(below, field.width / 2, y + 38, '#ffe9c8', 20, 2.6, 0);
    announce(below ? phrase('say.headline', { headline: words, below }) : words);
  };

  const show = (state: State, { kind, x, y, value, words }: GameEvent): void => {
    const { field } = state;
    switch (kind) {
      case 'hit':
        sparks.burst({ x, y, count: 2, colors: DUST, speed: 120, size: 2, life: 0.25 });
        break;
      case 'pop': {
        const isBig = words === 'scarab' || words === 'drummer';
        sparks.burst({
          x,
          y,
          count: isBig ? 16 : 9,
          colors: BRASS,
          speed: 230,
          size: 4,
          life: 0.6,
          gravity: 260,
          shape: 'square',
        });
        sparks.burst({ x, y, count: 1, colors: ['#ffe9b0'], speed: 0, size: 6, life: 0.35, shape: 'ring' });
        write(`+${value}`, x, y, '#fff0c0', isBig ? 20 : 15, 0.6);
        voices.pop(state.chain);
        if (isBig) shake(2);
        break;
      }
      case 'formation':
        write(phrase('pop.formation'), x, y - 24, '#9dffe0', 22, 1);
        voices.bells([12, 16, 19]);
        break;
      case 'grain':
        sparks.burst({
          x,
          y,
          count: 6,
          colors: [POLLEN_COLORS[words as Pollen]],
          speed: 110,
          size: 3,
          life: 0.4,
        });
        voices.bells([words === 'gold' ? 7 : words === 'rose' ? 12 : 16], 0, 0.07);
        break;
      case 'blend':
        headline(state, words.split(':')[0] ?? words, '#ffe27a', words.split(': ')[1]);
        voices.bells([7, 12, 16, 19, 24]);
        break;
      case 'graze':
        sparks.burst({
          x,
          y,
          count: 3,
          colors: ['#ffffff', '#ffd0e8'],
          speed: 160,
          size: 2,
          life: 0.25,
          shape: 'streak',
        });
        voices.graze();
        break;
      case 'burst':
        sparks.burst({
          x,
          y,
          count: 46,
          colors: DUST,
          speed: 520,
          size: 4,
          life: 0.7,
          drag: 3,
          shape: 'star',
        });
        voices.burst();
        shake(3);
        break;
      case 'swallow':
        if (words) {
          write(words, x, y - 50, '#fff0b0', 26, 1.2);
          voices.bells([12, 19, 24]);
        } else sparks.burst({ x, y, count: 2, colors: DUST, speed: 60, size: 3, life: 0.5, shape: 'star' });
        break;
      case 'shield':
        write(phrase('pop.firefly'), x, y - 40, '#e8ff9a', 20, 1.3);
        sparks.burst({ x, y, count: 22, colors: ['#e8ff9a', '#ffffff'], speed: 260, size: 4 });
        voices.hurt();
        shake(5);
        break;
      case 'hurt':
        sparks.burst({ x, y, count: 26, colors: ['#ff8aa0', '#fff1d6', '#ffd0b0'], speed: 280, size: 5 });
        voices.hurt();
        shake(9);
        announce(phrase('say.hearts', { hearts: value }));
        break;
      case 'lit':
        sparks.burst({
          x,
          y,
          count: 20,
          colors: ['#ffe27a', '#ffb04a', '#fff6dc'],
          speed: 190,
          size: 4,
          life: 0.9,
          gravity: -60,
        });
        write(phrase('pop.lit'), x, y - 34, '#ffd25e', 24, 1);
        voices.bells([0, 4, 7, 12]);
        break;
      case 'firefly':
        write(phrase('pop.joins'), x, y + 34, '#e8ff9a', 17, 1.3);
        break;
      case 'heart':
        write(phrase('pop.heart'), x, y - 40, '#ff9ab0', 22, 1.3);
        break;
      case 'wave':
        headline(state, phrase('head.wave', { wave: value }), '#ffffff', TIPS[value] ?? '');
        break;
      case 'swept':
        write(phrase('pop.none', { points: value }), x, y, '#9dffe0', 24, 1.6, 12);
        voices.bells([12, 16, 19, 24], 0.06);
        break;
      case 'bossComes':
        headline(state, phrase('head.wave', { wave: value }), '#ff9a8a', phrase('head.boss'));
        voices.warn();
        break;
      case 'bossTells':
        voices.warn();
        break;
      case 'bossStrikes':
        if (words === 'charge' || words === 'beam') shake(6);
        sound.noise({ duration: 0.3, gain: 0.16, filter: 900 });
        break;
      case 'bossDown':
        for (let n = 0; n < 3; n += 1)
          sparks.burst({
            x,
            y,
            count: 26,
            colors: BRASS,
            speed: 200 + n * 130,
            size: 7 - n,
            life: 1.3,
            gravity: 160,
            shape: n === 1 ? 'circle' : 'square',
          });
        sparks.burst({ x, y, count: 2, colors: ['#fff6dc'], speed: 0, size: 18, life: 0.7, shape: 'ring' });
        headline(state, phrase('head.down'), '#ffe27a', BOSS_NAMES[words as BossKind]);
        voices.crash();
        shake(14);
        break;
      case 'dustReady':
        sparks.burst({ x, y, count: 12, colors: DUST, speed: 150, size: 3, life: 0.5, shape: 'star' });
        voices.bells([19], 0, 0.06);
        break;
      case 'cleared':
        for (let n = 0; n < 5; n += 1)
          sparks.burst({
            x: field.width * (0.1 + n * 0.2),
            y: field.height * 0.3,
            count: 16,
            colors: ['#ffd45e', '#ff8ac0', '#6ff0cf', '#fff6dc'],
            speed: 260,
            size: 5,
            life: 1.8,
            gravity: 140,
          });
        voices.bells([0, 4, 7, 12, 16, 19], 0.13, 0.12);
        break;
      case 'fallen':
        sparks.burst({
          x,
          y,
          count: 40,
          colors: ['#fff1d6', '#f49a9c', '#ffd25e'],
          speed: 260,
          size: 6,
          life: 1.4,
          gravity: 120,
        });
        headline(state, phrase('head.fallen'), '#ff9ab0');
        voices.bells([3, 0, -4, -9], 0.2);
        break;
      case 'shoot':
        sound.tone({ freq: 340, slide: 220, duration: 0.08, gain: 0.035, type: 'triangle' });
        break;
    }
  };

  return {
    start(): void {
      sparks.clear();
      written = [];
    },
    follow(state: State): void {
      for (const event of state.events) show(state, event);
    },
    step(dt: number): void {
      sparks.step(dt);
      for (const line of written) {
        line.age += dt;
        line.y -= line.rise * dt;
        line.left -= dt;
      }
      written = written.filter(({ left }) => left > 0);
    },
    draw(ctx: Ctx, width: number): void {
      sparks.draw(ctx);
      for (const { words, x, y, color, size, left, age } of written) {
        const growth = 0.5 + 0.5 * easeOutBack(clamp(age / 0.22, 0, 1));
        ctx.save();
        ctx.globalAlpha = clamp(left / 0.3, 0, 1);
        ctx.transform(growth, 0, 0, growth, clamp(x, 60, width - 60), y);
        text(ctx, words, 0, 0, { size, color, weight: 700, outline: OUTLINE, maxWidth: width - 24 });
        ctx.restore();
      }
    },
  };
}
