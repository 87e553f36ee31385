import { createRandom, seedFrom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import { note } from '../kit/sound.ts';
import type { Sound } from '../kit/sound.ts';
import { createAnimator } from './animator.ts';
import type { Animator } from './animator.ts';
import { CELL, gemColor } from './gem-art.ts';
import { columnOf, createHarbour, rowOf } from './rules.ts';
import type { ClearStep, Harbour, Step } from './rules.ts';
import { playFinale, playSwap } from './turn.ts';
import type { View } from './view.ts';
import { drawGoalIcon } from './boats.ts';
import { phrase } from './texts.ts';

const CHEERS = [
  '',
  '',
  phrase('cheer.nice'),
  phrase('cheer.splendid'),
  phrase('cheer.brilliant'),
  phrase('cheer.tide'),
  phrase('cheer.magic'),
] as const;

/** A game in progress as the player sees it. */
export interface Voyage {
  readonly harbour: Harbour;
  readonly animator: Animator;
  /** For each goal, the part of its count that has arrived on the boat. */
  readonly shown: readonly number[];
  readonly score: number;
  /** Whether nothing moves or flies. */
  readonly resting: boolean;
  start(level: number, attempt: number): void;
  swap(a: number, b: number): void;
  /** Turns unused moves into tides. Returns false if there are none. */
  finale(): boolean;
}

export interface VoyageOptions {
  view: View;
  sound: Sound;
  shake(amount: number): void;
  onScore(score: number): void;
}

/** Connects the rules of a turn with graphics and sound. */
export function createVoyage({ view, sound, shake, onScore }: VoyageOptions): Voyage {
  let random: Random = createRandom(1);
  let harbour = createHarbour(1, random);
  let shown: number[] = [];
  let sent: number[] = [];
  let score = 0;

  const centre = (cell: number): { x: number; y: number } => ({
    x: view.geometry.boardX + (columnOf(cell) + 0.5) * CELL,
    y: view.geometry.boardY + (rowOf(cell) + 0.5) * CELL,
  });

  const sendToBoats = (step: ClearStep | Extract<Step, { type: 'deliver' }>): void => {
    harbour.goals.forEach((goal, index) => {
      const place = view.geometry.boats[index];
      let cells: number[] = [];
      if (step.type === 'deliver') cells = goal.type === 'cargo' ? step.cargo.map(({ cell }) => cell) : [];
      else if (goal.type === 'gem') {
        cells = step.cleared
          .filter(({ piece }) => piece.type === 'gem' && piece.kind === goal.kind)
          .map(({ cell }) => cell);
      } else if (goal.type === 'crate')
        cells = step.crates.filter(({ strength }) => strength === 0).map(({ cell }) => cell);
      else if (goal.type === 'fog') cells = step.fog;
      const arrived = step.done[index] ?? 0;
      const fresh = arrived - (sent[index] ?? 0);
      sent[index] = arrived;
      for (let count = 0; count < fresh; count += 1) {
        const from = centre(cells[count % Math.max(1, cells.length)] ?? 0);
        const flight = {
          fromX: from.x,
          fromY: from.y,
          toX: (place?.x ?? 0) - 38 * (place?.scale ?? 1),
          toY: (place?.y ?? 0) - 72 * (place?.scale ?? 1),
          delay: 0.08 + count * 0.05,
        };
        view.effects.fly({
          ...flight,
          draw: (ctx, x, y, scale) => drawGoalIcon(ctx, view.art, goal, x, y, 92 * scale),
          arrive() {
            shown[index] = (shown[index] ?? 0) + 1;
            view.bump(index);
            view.particles.burst({
              x: flight.toX,
              y: flight.toY,
              count: 6,
              colors: ['#fff3c4', '#ffcb08'],
              speed: 170,
              size: 6,
              life: 0.45,
              shape: 'star',
            });
            sound.tone({
              freq: note(12 + ((shown[index] ?? 0) % 8)),
              type: 'triangle',
              duration: 0.1,
              gain: 0.08,
            });
          },
        });
      }
    });
  };

  const showClear = (step: ClearStep): void => {
    view.effects.blasts(step.blasts);
    const struck = [...step.cleared, ...step.crates];
    const points = struck.map(({ cell }) => centre(cell));
    const x = points.reduce((sum, point) => sum + point.x, 0) / Math.max(1, points.length);
    const y = points.reduce((sum, point) => sum + point.y, 0) / Math.max(1, points.length);
    if (points.length > 0) view.effects.label(`+${step.points}`, x, y, 52, '#ffffff');
    const cheer = CHEERS[Math.min(step.chain, CHEERS.length - 1)];
    const board = centre(27);
    if (cheer) view.effects.label(cheer, board.x + CELL / 2, board.y - CELL, 92, '#ffcb08', 1.1);
    for (const { cell, strength } of step.crates) {
      view.particles.burst({
        ...centre(cell),
        count: strength === 0 ? 12 : 5,
        colors: ['#e2a661', '#8d5323', '#c98947'],
        speed: 260,
        size: 8,
        gravity: 700,
        shape: 'square',
      });
    }
    for (const cell of step.cut) {
      view.particles.burst({
        ...centre(cell),
        count: 8,
        colors: ['#d8b077', '#9a6f38'],
        speed: 220,
        size: 6,
        gravity: 600,
        shape: 'streak',
      });
    }
    for (const cell of step.fog) {
      view.particles.burst({
        ...centre(cell),
        count: 7,
        colors: ['#ffffff', '#dfe9ff'],
        speed: 130,
        size: 15,
        life: 0.8,
      });
    }
    const pitch = Math.min(14, (step.chain - 1) * 2);
    sound.sequence(
      [0, 4, 7].map((up) => ({ freq: note(up + pitch), type: 'triangle', duration: 0.16, gain: 0.14 })),
      0.05,
    );
    if (step.crates.length > 0) sound.noise({ duration: 0.16, gain: 0.14, filter: 900 });
    if (step.cut.length > 0) sound.noise({ duration: 0.09, gain: 0.1, filter: 3200 });
    if (step.created.length > 0)
      sound.sequence(
        [7, 12, 16, 19].map((up) => ({ freq: note(up + pitch), type: 'sine', duration: 0.2, gain: 0.13 })),
        0.06,
      );
    if (step.blasts.length > 0) {
      shake(Math.min(14, 5 + step.blasts.length * 2));
      sound.noise({ duration: 0.4, gain: 0.2, filter: 1500 });
      sound.tone({ freq: 520, slide: 90, type: 'sawtooth', duration: 0.35, gain: 0.08 });
    }
  };

  const animator = createAnimator({
    onStep(step) {
      if (step.type === 'swap')
        sound.tone({
          freq: step.back ? 200 : 340,
          slide: step.back ? 140 : 480,
          type: 'sine',
          duration: 0.12,
          gain: 0.14,
        });
      if (step.type === 'shuffle') {
        const middle = centre(27);
        view.effects.label(
          phrase('note.fresh'),
          middle.x + CELL / 2,
          middle.y + CELL / 2,
          84,
          '#9be7ff',
          1.2,
        );
        sound.noise({ duration: 0.5, gain: 0.12, filter: 2000 });
      }
      if (step.type !== 'clear' && step.type !== 'deliver') return;
      if (step.type === 'clear') showClear(step);
      else {
        for (const { cell } of step.cargo)
          view.effects.label(`+${step.points}`, centre(cell).x, centre(cell).y - 40, 60, '#ffcb08');
        sound.sequence(
          [0, 5, 9, 12].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.18, gain: 0.15 })),
          0.07,
        );
      }
      sendToBoats(step);
      score = step.score;
      onScore(score);
    },
    onPop(actor) {
      const x = view.geometry.boardX + (actor.x + 0.5) * CELL;
      const y = view.geometry.boardY + (actor.y + 0.5) * CELL;
      const color = actor.type === 'gem' ? gemColor(actor.kind) : '#ffd257';
      view.particles.burst({
        x,
        y,
        count: 7,
        colors: [color, '#ffffff', color],
        speed: 300,
        size: 7,
        life: 0.55,
        gravity: 350,
        shape: 'star',
      });
      view.particles.burst({
        x,
        y,
        count: 1,
        colors: [color],
        speed: 0,
        size: 12,
        life: 0.35,
        shape: 'ring',
      });
    },
    onLand(actor) {
      if (actor.x === 3) sound.tone({ freq: 150, slide: 90, type: 'sine', duration: 0.06, gain: 0.07 });
    },
  });

  return {
    get harbour() {
      return harbour;
    },
    animator,
    get shown() {
      return shown;
    },
    get score() {
      return score;
    },
    get resting() {
      return !animator.busy && !view.effects.flying;
    },
    start(level, attempt) {
      random = createRandom(seedFrom('gem-harbour', level, attempt));
      harbour = createHarbour(level, random);
      shown = harbour.goals.map(() => 0);
      sent = harbour.goals.map(() => 0);
      score = 0;
      onScore(0);
      view.effects.clear();
      view.particles.clear();
      view.fit(harbour.goals.length);
      animator.reset(harbour, true);
    },
    swap(a, b) {
      animator.play(playSwap(harbour, a, b, random));
    },
    finale() {
      const steps = playFinale(harbour, random);
      animator.play(steps);
      return steps.length > 0;
    },
  };
}
