import { createParticles } from '../kit/particles.ts';
import { note as pitch, type Sound } from '../kit/sound.ts';
import type { Ctx } from '../kit/draw.ts';
import { drawNotes, type Note } from './gauges.ts';
import type { Event, State } from './rules.ts';
import { phrase } from './texts.ts';

const WARM = ['#fff4da', '#ffd77a', '#ff9a5a'];
const FOAM = ['#e8fbff', '#a9d8e4', '#7fb2cc'];

/** Creates the sounds of bells and waves. */
function createBells(sound: Sound) {
  const bells = (steps: readonly number[], gap: number, gain = 0.12): void =>
    sound.sequence(
      steps.map((step) => ({ freq: pitch(step), duration: 0.5, gain, type: 'sine' as const })),
      gap,
    );
  return {
    seen: () => bells([7], 0, 0.06),
    home: (value: number) => bells(value > 100 ? [0, 7, 12, 16] : [0, 7, 12], 0.09),
    wrecked(): void {
      sound.noise({ duration: 0.7, gain: 0.3, filter: 500 });
      sound.tone({ freq: 110, slide: 45, duration: 0.7, gain: 0.25, type: 'triangle' });
    },
    caught: () => sound.tone({ freq: 190, slide: 90, duration: 0.5, gain: 0.16, type: 'sawtooth' }),
    burned(): void {
      sound.noise({ duration: 0.4, gain: 0.14, filter: 3200 });
      sound.tone({ freq: 320, slide: 900, duration: 0.3, gain: 0.1 });
    },
    hauled: () => bells([4, 9], 0.08),
    flare(): void {
      sound.noise({ duration: 0.8, gain: 0.14, filter: 2200 });
      sound.tone({ freq: 260, slide: 1300, duration: 0.7, gain: 0.12 });
    },
    thunder: () => sound.noise({ duration: 1.6, gain: 0.34, filter: 260 }),
    empty: () => sound.tone({ freq: 140, slide: 100, duration: 0.2, gain: 0.1, type: 'square' }),
    dawn: () => bells([0, 4, 7, 12, 16, 19], 0.14),
    over: () => bells([3, 0, -4, -9], 0.22),
    take: () => bells([7, 12, 19], 0.08),
  };
}

/**
 * Creates the watch log, which shows the events of each step as texts over the sea, sparks, sounds and announcements.
 */
export function createWatchLog(
  sound: Sound,
  shake: (units: number) => void,
  announce: (words: string) => void,
) {
  const bells = createBells(sound);
  const sparks = createParticles();
  let notes: Note[] = [];

  const write = (words: string, x: number, y: number, color: string, size = 20, left = 1.4): void => {
    notes.push({ words, x, y, color, size, left });
  };
  const headline = (state: State, words: string, color: string, size = 32, left = 2.2): void => {
    const y = state.chart.horizon + 40;
    for (const other of notes) if (Math.abs(other.y - y) < size) other.y += size + 4;
    write(words, state.chart.width / 2, y, color, size, left);
    announce(words);
  };

  const record = (event: Event, state: State): void => {
    switch (event.kind) {
      case 'seen':
        bells.seen();
        sparks.burst({
          x: event.ship.x,
          y: event.ship.y - 12,
          count: 5,
          colors: WARM,
          speed: 60,
          size: 2.5,
          life: 0.6,
        });
        break;
      case 'home':
        bells.home(event.points ?? 0);
        sparks.burst({
          x: event.ship.x,
          y: event.ship.y - 10,
          count: 16,
          colors: WARM,
          speed: 150,
          size: 4,
          life: 0.9,
          gravity: 120,
          shape: 'star',
        });
        write(`+${event.points ?? 0}`, event.ship.x, event.ship.y - 40, '#ffe08a', 24);
        break;
      case 'wrecked':
      case 'dragged':
        bells.wrecked();
        shake(8);
        sparks.burst({
          x: event.ship.x,
          y: event.ship.y,
          count: 26,
          colors: FOAM,
          speed: 210,
          size: 5,
          life: 1,
          gravity: 260,
        });
        headline(
          state,
          event.kind === 'wrecked' ? phrase('note.reef') : phrase('note.shadow'),
          '#ff9a84',
          27,
        );
        break;
      case 'caught':
        bells.caught();
        write(phrase('note.burn'), event.ship.x, event.ship.y - 56, '#c8ff86', 20);
        break;
      case 'burned':
        bells.burned();
        sparks.burst({
          x: event.x,
          y: event.y,
          count: 24,
          colors: ['#c8ff86', '#ffd77a', '#7a4ab0'],
          speed: 190,
          size: 5,
          life: 0.7,
          shape: 'streak',
        });
        sparks.burst({
          x: event.x,
          y: event.y,
          count: 1,
          colors: ['#ffe9b0'],
          speed: 0,
          size: 9,
          life: 0.4,
          shape: 'ring',
        });
        write(`+${event.points}`, event.x, event.y - 20, '#c8ff86', 20);
        break;
      case 'hauled':
        bells.hauled();
        sparks.burst({ x: event.x, y: event.y, count: 12, colors: WARM, speed: 120, size: 4, life: 0.7 });
        write(phrase('note.flare'), event.x, event.y - 26, '#ffb08a', 21);
        break;
      case 'flare':
        bells.flare();
        break;
      case 'noFlare':
        bells.empty();
        break;
      case 'lightning':
        bells.thunder();
        shake(4);
        break;
      case 'dry':
        bells.empty();
        headline(state, phrase('note.empty'), '#ff9a84', 27);
        break;
      case 'dawn':
        bells.dawn();
        headline(state, phrase('note.dawn'), '#ffe6a8', 46, 3);
        break;
      case 'over':
        bells.over();
        break;
      case 'sails':
        break;
    }
  };

  return {
    take: () => bells.take(),
    start(state: State, title: string): void {
      notes = [];
      sparks.clear();
      headline(state, title, '#fff1dc', 36, 2.6);
      if (state.night.news)
        write(state.night.news, state.chart.width / 2, state.chart.horizon + 82, '#ffdf9a', 21, 5);
    },
    follow(state: State): void {
      for (const event of state.events) record(event, state);
    },
    step(dt: number): void {
      sparks.step(dt);
      for (const note of notes) Object.assign(note, { left: note.left - dt, y: note.y - dt * 6 });
      notes = notes.filter(({ left }) => left > 0);
    },
    draw(ctx: Ctx, width: number): void {
      sparks.draw(ctx);
      drawNotes(ctx, notes, width);
    },
  };
}
