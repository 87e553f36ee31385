import { approach } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Layout } from './layout.ts';
import { metresOf, stepRun, type Event, type Run } from './run.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

export interface Popup {
  readonly text: string;
  x: number;
  readonly y: number;
  readonly isBig: boolean;
  age: number;
}

export interface PlayOptions {
  readonly voices: Voices;
  layout(): Layout;
  onChange(run: Run): void;
  onOver(run: Run): void;
  shake(amount: number): void;
  announce(message: string): void;
}

export const POPUP_LIFE = 0.9;
const AFTER = { won: 1.5, lost: 1.25 } as const;
const GREENS = ['#8fe39a', '#3fc46c', '#d9f79a'] as const;
const PINKS = ['#ff3f8e', '#ffb0d2', '#ffe14d'] as const;

/** Creates one run in play: the button, the camera, graphics and sound. */
export function createPlay(options: PlayOptions, first: Run) {
  const { voices } = options;
  const particles = createParticles();
  const popups: Popup[] = [];
  let run = first;
  let camera = 0;
  let wasHeld = false;
  let ending = 0;
  let stretch = 0;
  let ropeAge = 0;
  let streak = 0;
  let sinceFruit = 9;
  let lastMetre = 0;
  let sign: { text: string; age: number; life: number } | undefined;

  const popup = (text: string, x: number, y: number, isBig = false): void => {
    popups.push({ text, x, y, isBig, age: 0 });
  };
  const leaves = (count: number, colors: readonly string[], speed: number): void =>
    particles.burst({
      x: run.body.x,
      y: run.body.y,
      count,
      colors,
      speed,
      size: 6,
      life: 0.7,
      gravity: 420,
      shape: 'square',
    });

  const tell = (event: Event): void => {
    const { x, y } = run.body;
    switch (event.kind) {
      case 'hook':
        ropeAge = 0;
        stretch = 0.8;
        voices.hook();
        if (run.anchor)
          particles.burst({
            x: run.anchor.x,
            y: run.anchor.y,
            count: 7,
            colors: GREENS,
            speed: 150,
            size: 5,
            gravity: 260,
            shape: 'square',
          });
        break;
      case 'leaf':
        ropeAge = 0;
        stretch = 1;
        voices.leaf();
        leaves(16, GREENS, 240);
        popup(phrase('pop.hook'), x, y - 50, true);
        break;
      case 'release':
        stretch = -0.6;
        voices.release();
        leaves(5, GREENS, 120);
        break;
      case 'snap':
        voices.snap();
        leaves(18, ['#a0714a', '#c08a56', '#5b3a2a'], 260);
        options.shake(3);
        break;
      case 'bounce':
        stretch = -1.4;
        voices.bounce();
        particles.burst({
          x,
          y: y + 30,
          count: 16,
          colors: ['#fff1df', '#ff7a4d', '#f0413f'],
          speed: 260,
          angle: -Math.PI / 2,
          spread: 2.6,
          size: 6,
          gravity: 500,
        });
        break;
      case 'carry':
        voices.carry();
        particles.burst({
          x,
          y,
          count: 12,
          colors: ['#17324a', '#fff6d8', '#ff9d1f'],
          speed: 170,
          size: 5,
          shape: 'streak',
        });
        popup(phrase('pop.up'), x, y - 60, true);
        break;
      case 'fruit':
        streak = sinceFruit < 0.7 ? streak + 1 : 0;
        sinceFruit = 0;
        voices.fruit(run.factor, streak);
        popup(`+${event.points}`, event.x, event.y + 66);
        particles.burst({
          x: event.x,
          y: event.y,
          count: 9,
          colors: ['#ffb02e', '#ffe14d', '#ff6f3d'],
          speed: 210,
          size: 5,
          life: 0.5,
        });
        break;
      case 'arc':
        voices.arc();
        popup(phrase('pop.arc', { factor: run.factor }), event.x, event.y + 118, true);
        particles.burst({
          x: event.x,
          y: event.y,
          count: 22,
          colors: PINKS,
          speed: 320,
          size: 7,
          shape: 'star',
          life: 0.9,
        });
        break;
      case 'splash':
        voices.splash();
        particles.burst({
          x,
          y: run.river,
          count: 36,
          colors: ['#dffcff', '#8fe8ee', '#35b9c9'],
          speed: 520,
          angle: -Math.PI / 2,
          spread: 1.5,
          size: 8,
          gravity: 1100,
          life: 1.1,
        });
        options.shake(6);
        break;
      case 'fog':
        voices.fog();
        leaves(24, ['#7a4bb0', '#b68fe0', '#432268'], 260);
        break;
      case 'finish':
        voices.win();
        particles.burst({
          x,
          y,
          count: 60,
          colors: [...PINKS, '#8fe39a', '#ffffff'],
          speed: 520,
          size: 8,
          gravity: 420,
          life: 1.5,
          shape: 'square',
        });
    }
  };

  const follow = (dt: number): void => {
    const { lead } = options.layout();
    const ahead = run.mode === 'sit' ? 0 : Math.min(60, run.body.vx * 0.06);
    camera = approach(camera, run.body.x - lead + ahead, 7, dt);
  };

  return {
    particles,
    popups,
    get run() {
      return run;
    },
    get camera() {
      return camera;
    },
    get stretch() {
      return stretch;
    },
    get ropeAge() {
      return ropeAge;
    },
    get sign() {
      return sign;
    },
    start(next: Run, text: string): void {
      run = next;
      camera = -options.layout().lead;
      wasHeld = true;
      ending = 0;
      stretch = 0;
      lastMetre = 0;
      popups.length = 0;
      particles.clear();
      sign = text ? { text, age: 0, life: 4.5 } : undefined;
      options.onChange(run);
      if (text) options.announce(text);
    },
    update(dt: number, isHeld: boolean): void {
      const events = stepRun(run, isHeld, isHeld && !wasHeld, dt);
      wasHeld = isHeld;
      events.forEach(tell);
      if (events.length > 0 || metresOf(run) !== lastMetre) {
        lastMetre = metresOf(run);
        options.onChange(run);
      }
      if (run.status === 'playing') return;
      ending += dt;
      if (run.status === 'won')
        run.body = { ...run.body, x: run.body.x + 260 * dt, y: run.body.y + (230 - run.body.y) * dt * 2 };
      else run.body = { ...run.body, y: approach(run.body.y, run.river + 8, 6, dt) };
      const after = AFTER[run.status];
      if (ending >= after && ending - dt < after) options.onOver(run);
    },
    /** Advances the animations, which do not affect the rules. */
    step(dt: number): void {
      particles.step(dt);
      stretch = approach(stretch, 0, 6, dt);
      ropeAge += dt;
      sinceFruit += dt;
      follow(dt);
      if (sign && (sign.age += dt) > sign.life) sign = undefined;
      for (let index = popups.length - 1; index >= 0; index -= 1) {
        const one = popups[index];
        if (!one) continue;
        one.x += run.body.vx * 0.3 * dt;
        if ((one.age += dt) > POPUP_LIFE) popups.splice(index, 1);
      }
    },
  };
}

export type Play = ReturnType<typeof createPlay>;
