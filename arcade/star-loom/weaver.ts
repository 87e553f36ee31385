import { createSpring } from '../kit/ease.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import { bestSlide } from './advice.ts';
import { createBeads } from './beads.ts';
import { findRuns, isLocked, slide, type Axis, type Slide } from './board.ts';
import { LESSONS } from './difficulty.ts';
import type { Figure } from './figures.ts';
import { middleAt, type Frame } from './frame.ts';
import { createState, eclipsesLeft, figureOf, playSlide, type State, type Turn, type Wave } from './rules.ts';
import type { Sounds } from './sounds.ts';
import { createSparks } from './sparks.ts';
import { phrase } from './texts.ts';

export interface Shown {
  readonly level: number;
  readonly moves: number;
  readonly score: number;
}

export interface WeaverOptions {
  sounds: Sounds;
  frame(): Frame;
  shake(amount: number): void;
  announce(message: string): void;
  onChange(shown: Shown): void;
  onOver(state: State): void;
}

/** A line that is held or springs back. The offset is in cells. */
export interface Held {
  readonly axis: Axis;
  readonly index: number;
  readonly offset: number;
}

const GLOW = 0.17;
const HINT_AFTER = 8;
const LESSON = 5;
const PRAISE = [
  '',
  '',
  phrase('pop.lovely'),
  phrase('pop.splendid'),
  phrase('pop.brilliant'),
  phrase('pop.heavenly'),
];

/** Shows the turns of one level: the held line, waves, woven stars, finished constellations and the ending. */
export function createWeaver(options: WeaverOptions) {
  const { sounds } = options;
  const beads = createBeads();
  const sparks = createSparks();
  const swing = createSpring(0, 300, 21);
  let random = createRandom(1);
  let state: State = createState(1, random);
  let held: { axis: Axis; index: number } | undefined;
  let isGripped = false;
  let preview: ReadonlySet<number> = new Set();
  let previewShift = 0;
  let turn: Turn | undefined;
  let queue: Wave[] = [];
  let glowing: Wave | undefined;
  let wait = 0;
  let combo = 0;
  let score = 0;
  let figure: Figure | undefined;
  let number = 0;
  let sewn: boolean[] = [];
  let flash = 0;
  let isShining = false;
  let hint: Slide | undefined;
  let idle = 0;
  let ending = 0;
  let isOver = false;
  let lessonLeft = 0;

  const isReady = (): boolean => state.status === 'playing' && !turn && beads.isStill;
  const tell = (): void => options.onChange({ level: state.level.number, moves: state.moves, score });

  function applyWave(wave: Wave): void {
    const frame = options.frame();
    combo += 1;
    const middle = { x: 0, y: 0 };
    for (const { bead, place } of wave.cleared) {
      const at = middleAt(frame, place);
      middle.x += at.x / wave.cleared.length;
      middle.y += at.y / wave.cleared.length;
      sparks.burst(bead, at.x, at.y);
      if (!wave.fired.includes(place)) continue;
      sparks.sweep(bead, at.x, at.y);
      sounds.comet();
      options.shake(7);
    }
    for (const stitch of wave.stitched) {
      sewn[stitch] = true;
      sounds.stitch(stitch);
      const place = figure?.stitches[stitch]?.place ?? 0;
      sparks.dust.burst({
        ...middleAt(frame, place),
        count: 12,
        colors: ['#ffe9a0', '#ffffff'],
        speed: 260,
        size: 6,
        life: 0.8,
        shape: 'star',
      });
    }
    for (const place of [...wave.lit, ...wave.untied]) {
      sparks.dust.burst({
        ...middleAt(frame, place),
        count: 10,
        colors: ['#ffd9a0', '#ff9fbd'],
        speed: 240,
        life: 0.5,
        shape: 'streak',
      });
    }
    if (wave.lit.length + wave.untied.length > 0) sounds.light();
    if (wave.forged.length > 0) {
      sounds.forge();
      const at = middleAt(frame, wave.forged[0]?.place ?? 0);
      sparks.word(phrase('pop.comet'), at.x, at.y - 66, 46, '#ffffff');
    }
    sounds.wave(combo, wave.cleared.length);
    score += wave.points;
    sparks.word(
      `+${wave.points}`,
      middle.x,
      middle.y,
      Math.min(60, 34 + wave.cleared.length * 1.6 + combo * 3),
    );
    const praise = PRAISE[Math.min(combo, PRAISE.length - 1)];
    const { x, y, width } = frame.cloth;
    if (praise) sparks.word(praise, x + width / 2, y + width * 0.3, 64, '#ffd76a', 0.9);
    beads.glide(wave.board, new Map(wave.forged.map(({ id, place }) => [id, place])));
    tell();
  }

  /** After the last wave, the finished constellation shines, and then the next one begins. */
  function endTurn(done: Turn): void {
    const { x, y, width } = options.frame().cloth;
    if (done.finished && !isShining) {
      isShining = true;
      flash = 1.5;
      sounds.figure();
      sparks.word(done.finished.name, x + width / 2, y + width / 2, 92, '#ffe9a0', 1.5);
      options.announce(phrase('say.woven', { figure: done.finished.name }));
      return;
    }
    if (flash > 0) return;
    if (done.isShuffled) {
      beads.put(state.board);
      sparks.word(phrase('pop.threads'), x + width / 2, y + width / 2, 70, '#ffffff', 1.3);
    }
    turn = undefined;
    isShining = false;
    combo = 0;
    score = state.score;
    if (number !== state.figure && state.status !== 'won') {
      number = state.figure;
      figure = figureOf(state);
      sewn = [...state.woven];
    }
    tell();
    if (state.status === 'won') sounds.win();
    if (state.status === 'lost') sounds.lose();
  }

  function stepTurn(dt: number): void {
    if (!turn) return;
    wait -= dt;
    flash = Math.max(0, flash - dt);
    if (wait > 0 || !beads.isStill) return;
    if (glowing) {
      applyWave(glowing);
      glowing = undefined;
      return;
    }
    glowing = queue.shift();
    if (glowing) wait = GLOW;
    else endTurn(turn);
  }

  return {
    beads,
    sparks,
    get state() {
      return state;
    },
    get isReady() {
      return isReady();
    },
    get held(): Held | undefined {
      return held && { ...held, offset: swing.value };
    },
    get isGripped() {
      return isGripped;
    },
    /** Ids of beads that would line up or are about to be cleared. */
    get bright(): ReadonlySet<number> {
      return glowing ? new Set(glowing.cleared.map(({ bead }) => bead.id)) : preview;
    },
    get hint() {
      return hint;
    },
    get figure() {
      return figure;
    },
    get sewn(): readonly boolean[] {
      return sewn;
    },
    get flash() {
      return flash;
    },
    get eclipses() {
      return eclipsesLeft(state.board);
    },
    get lesson() {
      return lessonLeft > 0 ? { line: LESSONS[state.level.number] ?? '', left: lessonLeft } : undefined;
    },
    start(level: number, attempt: number): void {
      random = createRandom(seedFrom('star-loom', level, attempt));
      state = createState(level, random);
      [held, turn, glowing, hint] = [undefined, undefined, undefined, undefined];
      [isGripped, isShining] = [false, false];
      queue = [];
      preview = new Set();
      [combo, score, number, flash, idle, ending] = [0, 0, 0, 0, 0, 0];
      isOver = false;
      figure = figureOf(state);
      sewn = [...state.woven];
      lessonLeft = LESSONS[level] ? LESSON : 0;
      sparks.clear();
      beads.put(state.board);
      for (const { size, column, row } of beads.all) size.value = -0.25 * (column + row);
      tell();
      options.announce(
        phrase('say.level', {
          level,
          figure: figure?.name ?? '',
          moves: state.moves,
          lesson: LESSONS[level] ?? '',
        }),
      );
    },
    /** Takes a line in the hand. Returns false if it cannot be taken now. */
    grip(axis: Axis, index: number): boolean {
      if (!isReady()) return false;
      held = { axis, index };
      isGripped = true;
      swing.set(0);
      previewShift = 0;
      [hint, idle] = [undefined, 0];
      lessonLeft = Math.min(lessonLeft, 0.5);
      if (isLocked(state.board, axis, index)) sounds.locked();
      return true;
    },
    /** Pulls the held line. A locked line moves only a little. */
    pull(offset: number, isSoft = false): void {
      if (!held || !isGripped) return;
      const reach = isLocked(state.board, held.axis, held.index) ? Math.tanh(offset) * 0.14 : offset;
      if (isSoft) swing.target = reach;
      else swing.set(reach);
      const shift = Math.round(reach);
      if (shift === previewShift) return;
      previewShift = shift;
      sounds.tick(shift);
      const slid = slide(state.board, { ...held, shift });
      preview = new Set(findRuns(slid).flatMap((run) => run.map((place) => slid[place]?.id ?? -1)));
    },
    /** Releases the line: it stays if something forms a line, otherwise it springs back. */
    drop(isKept = true): void {
      if (!held || !isGripped) return;
      isGripped = false;
      preview = new Set();
      const shift = previewShift;
      const played = isKept && shift % 7 !== 0 ? playSlide(state, { ...held, shift }, random) : undefined;
      if (played) {
        turn = played;
        queue = [...played.waves];
        state = played.state;
        beads.put(played.slid);
        swing.value -= shift;
        wait = 0.12;
        options.announce(phrase('say.moves', { moves: state.moves }));
        tell();
      } else if (shift !== 0) sounds.spring();
      swing.target = 0;
      previewShift = 0;
    },
    showHint(): void {
      if (isReady() && !isGripped) hint = bestSlide(state);
    },
    update(dt: number): void {
      idle += dt;
      if (idle > HINT_AFTER && !hint && isReady() && !isGripped) hint = bestSlide(state);
      if (state.status === 'playing' || turn || isOver) return;
      ending += dt;
      if (ending > 1.1) {
        isOver = true;
        options.onOver(state);
      }
    },
    step(dt: number): void {
      lessonLeft -= dt;
      sparks.step(dt);
      beads.step(dt);
      if (held) {
        swing.step(dt);
        if (!isGripped && Math.abs(swing.value) < 0.004 && Math.abs(swing.velocity) < 0.05) held = undefined;
      }
      stepTurn(dt);
    },
  };
}

export type Weaver = ReturnType<typeof createWeaver>;
