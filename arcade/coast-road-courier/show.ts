import { approach, clamp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Ctx } from '../kit/draw.ts';
import type { Message } from './overlay.ts';
import { multiplier, type Box } from './parcels.ts';
import type { Picture } from './picture.ts';
import type { Event, State } from './rules.ts';
import { TOP_SPEED } from './levels.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

const CONFETTI = ['#ffc928', '#ff8a6b', '#8fe0c8', '#ffffff', '#5ab8f0'];

/** Creates the effects of the round: short texts, sparks, sounds and the swaying of the van. */
export function createShow(
  voices: Voices,
  shake: (units: number) => void,
  announce: (words: string) => void,
) {
  const particles = createParticles();
  let messages: Message[] = [];
  const pose = { lean: 0, bounce: 0, recoil: 0 };
  let streakPop = 0;
  let humming = 0;
  let ticking = 0;
  let roughly = 0;

  const say = (picture: Picture, words: string, color: string, size = 30, high = 0.27): void => {
    const { view, middle } = picture.lens;
    const y = Math.max(picture.top + 46, view.y + view.height * high);
    for (const other of messages) if (Math.abs(other.y - y) < 30 && other.age < 1) other.y += 36;
    messages.push({ words, color, size, x: middle, y, age: 0, life: 1.5 });
  };
  const sparkle = (picture: Picture, box: Box, words: string, isPerfect: boolean): void => {
    const spot = picture.spot(Math.max(box.z, 0), box.x);
    const { view } = picture.lens;
    const edge = box.side < 0 ? view.x : view.x + view.width;
    const x = clamp(spot?.x ?? edge, view.x + 120, view.x + view.width - 120);
    const y = Math.min(view.y + view.height - 190, (spot?.y ?? view.y + view.height * 0.7) - 60);
    particles.burst({
      x,
      y,
      count: isPerfect ? 30 : 16,
      colors: CONFETTI,
      speed: isPerfect ? 300 : 210,
      size: 5,
      gravity: 420,
      life: 0.9,
      shape: 'square',
    });
    if (isPerfect)
      particles.burst({ x, y, count: 1, colors: ['#ffffff'], size: 12, speed: 0, life: 0.4, shape: 'ring' });
    messages.push({
      words,
      color: isPerfect ? '#ffd24a' : '#ffffff',
      size: isPerfect ? 30 : 25,
      x,
      y: y - 20,
      age: 0,
      life: 1.1,
    });
  };

  const tell = (event: Event, state: State, picture: Picture): void => {
    const { view, middle } = picture.lens;
    const foot = view.y + view.height * 0.88;
    switch (event.kind) {
      case 'thrown':
        pose.recoil = 1;
        voices.toss();
        break;
      case 'nothing':
        voices.nothing();
        break;
      case 'delivered':
        voices.delivered(state.streak, event.isPerfect);
        sparkle(
          picture,
          event.box,
          event.isPerfect ? phrase('pop.perfect', { points: event.points }) : `+${event.points}`,
          event.isPerfect,
        );
        streakPop = 1;
        if (state.streak % 3 === 0 && state.streak <= 12)
          say(picture, phrase('pop.streak', { factor: multiplier(state.streak) }), '#ffd24a', 34);
        break;
      case 'lost':
        voices.lost();
        say(picture, phrase('say.missed'), '#ffd0c4', 22);
        break;
      case 'crash':
        voices.crash();
        shake(12);
        particles.burst({
          x: middle,
          y: foot - 80,
          count: 22,
          colors: ['#ffffff', '#ffd24a', '#c9c4d0'],
          speed: 320,
          size: 6,
          life: 0.6,
          shape: 'star',
        });
        say(picture, phrase('pop.bump'), '#ff9f8a', 36);
        break;
      case 'startled':
        voices.startled(event.animal === 'goat');
        shake(6);
        say(picture, event.animal === 'goat' ? phrase('pop.goats') : phrase('pop.geese'), '#ffe0a8', 28);
        break;
      case 'overtaken':
        voices.pass(false);
        break;
      case 'close':
        voices.pass(true);
        say(picture, phrase('pop.close'), '#bff6ff', 22);
        break;
      case 'tail':
        voices.tail();
        break;
      case 'rough':
        roughly = 0.12;
        break;
      case 'clock':
        voices.clock();
        say(picture, `+${event.seconds} s`, '#8ff0b8', 34);
        break;
      case 'gate':
        voices.gate();
        say(picture, phrase('pop.checkpoint', { seconds: event.seconds }), '#8ff0d0', 36);
        announce(phrase('say.checkpoint', { seconds: event.seconds }));
        for (const x of [view.x, view.x + view.width])
          particles.burst({
            x,
            y: view.y + view.height * 0.5,
            count: 26,
            colors: CONFETTI,
            speed: 520,
            angle: x === view.x ? -0.7 : Math.PI + 0.7,
            spread: 0.9,
            size: 6,
            gravity: 500,
            life: 1.3,
            shape: 'square',
          });
        break;
      case 'home':
        voices.home();
        say(picture, phrase('pop.last'), '#ffd24a', 46);
        for (let n = 0; n < 5; n += 1)
          particles.burst({
            x: view.x + (view.width * (n + 0.5)) / 5,
            y: view.y + view.height * 0.3,
            count: 20,
            colors: CONFETTI,
            speed: 330,
            size: 6,
            gravity: 260,
            life: 1.8,
            shape: n % 2 ? 'star' : 'square',
          });
        break;
      case 'out':
        voices.late();
        say(picture, phrase('result.late'), '#ff9f8a', 42);
        break;
    }
  };

  return {
    pose,
    start(state: State, picture: Picture): void {
      messages = [];
      particles.clear();
      Object.assign(pose, { lean: 0, bounce: 0, recoil: 0 });
      const { view, middle } = picture.lens;
      const y = Math.max(picture.top + 50, view.y + view.height * 0.24);
      messages.push({
        words: `${state.number}. ${state.level.name}`,
        color: '#ffffff',
        size: 38,
        x: middle,
        y,
        age: 0,
        life: 2.6,
      });
      if (state.level.news)
        messages.push({
          words: state.level.news,
          color: '#ffe9a8',
          size: 22,
          x: middle,
          y: y + 42,
          age: 0,
          life: 4.2,
        });
    },
    /** Runs once per update, after the rules. */
    follow(state: State, picture: Picture, dt: number): void {
      for (const event of state.events) tell(event, state, picture);
      const pace = state.speed / TOP_SPEED;
      pose.lean = approach(pose.lean, state.wheel * Math.min(1, pace * 1.4), 9, dt);
      roughly = Math.max(0, roughly - dt);
      const rumble = state.isRough ? 0.06 : 0.014;
      pose.bounce = Math.abs(Math.sin(state.z * 0.7)) * rumble * Math.min(1, pace * 2);
      humming -= dt;
      if (humming <= 0 && state.status !== 'late') {
        humming = 0.12;
        voices.engine(pace);
        if (roughly > 0) {
          voices.rough();
          const { view, middle } = picture.lens;
          particles.burst({
            x: middle + Math.sign(state.x) * 60,
            y: view.y + view.height * 0.88,
            count: 4,
            colors: ['#e4cf92', '#cbb57c'],
            speed: 120,
            angle: -Math.PI / 2,
            spread: 1.6,
            size: 7,
            gravity: 200,
            life: 0.5,
          });
        }
      }
      ticking -= dt;
      if (state.status === 'driving' && state.timeLeft < 6 && ticking <= 0) {
        ticking = 1;
        voices.tick();
      }
    },
    step(dt: number): void {
      particles.step(dt);
      pose.recoil = approach(pose.recoil, 0, 9, dt);
      streakPop = approach(streakPop, 0, 6, dt);
      for (const message of messages) message.age += dt;
      messages = messages.filter(({ age, life }) => age < life);
    },
    draw(ctx: Ctx, state: State, picture: Picture): void {
      particles.draw(ctx);
      picture.overlay.draw(ctx, state, { top: picture.top, streakPop, messages });
    },
  };
}
