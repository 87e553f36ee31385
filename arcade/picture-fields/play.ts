import type { Input } from '../kit/input.ts';
import { createParticles, type Particles } from '../kit/particles.ts';
import type { Size } from '../kit/stage.ts';
import type { Action } from './controls.ts';
import { lessonOf, seasonOf, weatherOf } from './difficulty.ts';
import { HUES } from './crops.ts';
import { cellAt, createLayout, runTo, spotOf, toolAt, type Layout, type Point, type Tool } from './layout.ts';
import { levelField } from './levels.ts';
import * as rules from './rules.ts';
import { STICKS, type State } from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

export interface Visit {
  readonly cell: number;
  readonly born: number;
}

export interface Play {
  state: State;
  season: number;
  layout: Layout;
  /** The time at which each square received its contents. */
  born: number[];
  visits: Visit[];
  particles: Particles;
  tool: Tool;
  cursor: number;
  isCursorShown: boolean;
  hover: number;
  hinted: { line: number; cell: number; born: number } | null;
  toast: { text: string; age: number; life: number } | null;
  time: number;
  /** Seconds since the field was won or lost. */
  ending: number;
}

interface Stroke {
  readonly tool: Tool | 'clear';
  readonly from: number;
  isRow: boolean | null;
  sown: number;
}

interface Wires {
  readonly voices: Voices;
  area(): Size;
  shake(amount: number): void;
  announce(text: string): void;
  onChange(state: State): void;
  /** Called when a line was finished or reopened, or when the field is new. */
  onLines(): void;
  /** Called after each change that the player made. */
  onMove(): void;
  onOver(state: State): void;
}

/** Seconds between the end of a field and the result. The harvest of a won field is shown meanwhile. */
const PAUSES = { won: 3.4, lost: 1.9, playing: 0 } as const;

/** Creates a field in play: the rules, the strokes and everything that moves. */
export function createPlay(wires: Wires) {
  const first = rules.createState(levelField(1), weatherOf(1), true);
  const play: Play = {
    state: first,
    season: 0,
    layout: createLayout(first.field, wires.area()),
    born: [],
    visits: [],
    particles: createParticles(260),
    tool: 1,
    cursor: 0,
    isCursorShown: false,
    hover: -1,
    hinted: null,
    toast: null,
    time: 0,
    ending: 0,
  };
  let stroke: Stroke | null = null;

  const say = (text: string, life = 3): void => {
    if (text === '') return;
    play.toast = { text, age: 0, life };
    wires.announce(text);
  };

  const celebrate = (line: number): void => {
    for (const cell of play.state.field.lines[line] ?? []) {
      const { x, y } = spotOf(play.layout, cell);
      play.particles.burst({ x, y, count: 2, colors: ['#fff3b0', '#ffe066'], speed: 70, size: 3, life: 0.6 });
    }
  };

  const settle = (next: State): void => {
    const before = play.state;
    if (next === before) return;
    play.state = next;
    next.marks.forEach((mark, cell) => {
      if (mark !== before.marks[cell]) play.born[cell] = play.time;
    });
    const done = next.field.lines.flatMap((_, line) =>
      rules.isLineDone(next, line) === rules.isLineDone(before, line) ? [] : [line],
    );
    if (done.length > 0) wires.onLines();
    const finished = done.filter((line) => rules.isLineDone(next, line));
    if (finished.length > 0 && next.status === 'playing') wires.voices.line();
    finished.forEach(celebrate);
    if (next.status === 'won') {
      wires.voices.win();
      play.toast = null;
      wires.announce(phrase('say.picture', { name: next.field.picture.name }));
    }
    if (next.status === 'lost') wires.voices.lose();
    wires.onChange(next);
    wires.onMove();
  };

  const feed = (cell: number): void => {
    play.visits.push({ cell, born: play.time });
    wires.voices.crow();
    wires.shake(5);
    const left = play.state.weather.crows - play.state.crows;
    if (left > 0) say(left === 1 ? phrase('note.lastCrow') : phrase('note.crow'), 2);
  };

  /** Uses the tool of a stroke on one square. Returns false if a crow ends the stroke. */
  const touch = (cell: number, own: Stroke): boolean => {
    const { state } = play;
    const mark = state.marks[cell];
    if (own.tool === 'clear') settle(rules.clear(state, cell));
    else if (own.tool === STICKS) settle(rules.cross(state, cell));
    else {
      const next = rules.sow(state, cell, own.tool);
      settle(next);
      if (next.crows > state.crows) {
        feed(cell);
        return false;
      }
      if (next !== state) {
        const { x, y } = spotOf(play.layout, cell);
        const colors = ['#7a4a2a', '#a97a4c', '#8ad04f'];
        play.particles.burst({ x, y, count: 7, colors, speed: 110, size: 3.4, life: 0.5, gravity: 260 });
        wires.voices.sow(own.sown);
        own.sown += 1;
      }
      return true;
    }
    if (play.state.marks[cell] !== mark) wires.voices[own.tool === 'clear' ? 'clear' : 'cross']();
    return true;
  };

  const beginStroke = (cell: number, tool: Tool): void => {
    if (play.state.status !== 'playing') return;
    const isSticks = play.state.marks[cell] === STICKS;
    stroke = { tool: isSticks ? 'clear' : tool, from: cell, isRow: null, sown: 0 };
    play.state = rules.remember(play.state);
    play.hinted = null;
    if (!touch(cell, stroke)) stroke = null;
  };
  const endStroke = (): void => {
    stroke = null;
    if (play.state.past.at(-1)?.every((mark, cell) => mark === play.state.marks[cell]))
      play.state = { ...play.state, past: play.state.past.slice(0, -1) };
  };

  const moveCursor = (dx: number, dy: number): void => {
    const { columns, rows } = play.layout;
    const x = ((play.cursor % columns) + dx + columns) % columns;
    const y = (Math.floor(play.cursor / columns) + dy + rows) % rows;
    play.cursor = y * columns + x;
    play.isCursorShown = true;
    if (stroke && !touch(play.cursor, stroke)) endStroke();
  };

  const choose = (tool: Tool): void => {
    play.tool = tool;
    wires.voices.tool();
  };

  const keys = (input: Input<Action>): void => {
    if (input.repeated('left')) moveCursor(-1, 0);
    if (input.repeated('right')) moveCursor(1, 0);
    if (input.repeated('up')) moveCursor(0, -1);
    if (input.repeated('down')) moveCursor(0, 1);
    for (const action of ['sow', 'cross'] as const) {
      if (!input.pressed(action)) continue;
      play.isCursorShown = true;
      beginStroke(play.cursor, action === 'sow' ? play.tool : STICKS);
    }
    if (stroke && !input.pointer.isDown && !isRightHeld && !input.down('sow') && !input.down('cross'))
      endStroke();
    if (input.pressed('change')) {
      const tools = play.layout.tools.map(({ tool }) => tool);
      choose(tools[(tools.indexOf(play.tool) + 1) % tools.length] ?? 1);
    }
  };
  let isRightHeld = false;

  return {
    play,
    /** Begins or continues the field of a level or of a date. */
    start(state: State, of: number | Date): void {
      const { field } = state;
      play.state = state;
      play.season = typeof of === 'number' ? seasonOf(of) : of.getDate() % 3;
      play.layout = createLayout(field, wires.area());
      play.born = play.state.marks.map(() => -9);
      play.visits = [];
      play.particles.clear();
      play.tool = 1;
      play.cursor =
        Math.floor(field.picture.rows / 2) * field.picture.columns + Math.floor(field.picture.columns / 2);
      play.hover = -1;
      play.hinted = null;
      play.toast = null;
      play.ending = 0;
      stroke = null;
      say(typeof of === 'number' ? lessonOf(of) : phrase('note.daily'), 6);
      wires.onLines();
      wires.onChange(play.state);
    },
    resize(): void {
      play.layout = createLayout(play.state.field, wires.area());
    },
    press(point: Point, isRight = false): void {
      play.isCursorShown = false;
      isRightHeld = isRight;
      const tool = toolAt(play.layout, point);
      if (tool !== 0 && !isRight) choose(tool);
      const cell = cellAt(play.layout, point);
      if (cell < 0) return;
      play.cursor = cell;
      beginStroke(cell, isRight ? STICKS : play.tool);
    },
    move(point: Point, isPressed: boolean): void {
      const cell = cellAt(play.layout, point);
      play.hover = cell;
      if (!isPressed || !stroke || (cell === stroke.from && stroke.isRow === null)) return;
      if (stroke.isRow === null) {
        const from = spotOf(play.layout, stroke.from);
        stroke.isRow = Math.abs(point.x - from.x) >= Math.abs(point.y - from.y);
      }
      for (const square of runTo(play.layout, stroke.from, point, stroke.isRow)) {
        if (touch(square, stroke)) continue;
        endStroke();
        return;
      }
    },
    release(): void {
      isRightHeld = false;
      endStroke();
    },
    undo(): void {
      const next = rules.undo(play.state);
      if (next === play.state) return;
      stroke = null;
      wires.voices.undo();
      settle(next);
    },
    hint(): void {
      if (play.state.status !== 'playing') return;
      const told = rules.hint(play.state);
      if (!told) {
        say(phrase('note.scarecrow'), 2);
        return;
      }
      wires.voices.hint();
      play.hinted = { line: told.line, cell: told.cell, born: play.time };
      settle(told.state);
    },
    update(dt: number, input: Input<Action>): void {
      const { status } = play.state;
      if (status === 'playing') {
        keys(input);
        if (input.pressed('undo')) this.undo();
        if (input.pressed('hint')) this.hint();
        return;
      }
      const before = play.ending;
      play.ending += dt;
      if (status === 'won' && Math.floor(before * 9) !== Math.floor(play.ending * 9) && play.ending < 2.4) {
        const { marks, field } = play.state;
        const cell = Math.floor(Math.random() * marks.length);
        const { x, y } = spotOf(play.layout, cell);
        const colors = [HUES[field.picture.hues[cell] ?? ''] ?? '#ffffff', '#fff6c8'];
        play.particles.burst({
          x,
          y,
          count: 9,
          colors,
          speed: 170,
          size: 5,
          life: 0.9,
          gravity: 60,
          shape: 'star',
        });
      }
      if (before < PAUSES[status] && play.ending >= PAUSES[status]) wires.onOver(play.state);
    },
    step(dt: number): void {
      play.time += dt;
      play.particles.step(dt);
      if (play.hinted && play.time - play.hinted.born > 3) play.hinted = null;
      if (!play.toast) return;
      play.toast.age += dt;
      if (play.toast.age > play.toast.life) play.toast = null;
    },
  };
}
