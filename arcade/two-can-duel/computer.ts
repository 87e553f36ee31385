import { BOT_RADIUS, type Bot, type BotInput, type Duel, type Player, otherOf } from './state.ts';
import { floorAhead, safestPoint, tileAt } from './roof.ts';
import { phrase } from './texts.ts';

/** The skill of the computer. It improves with the level. */
export interface Strength {
  /** Average number of seconds between two decisions. */
  reaction: number;
  /** Largest error of a dash, in radians. */
  aimError: number;
  /** Probability of raising the shield against a dash. */
  parry: number;
  /** Distance that the computer keeps from the rim, in tiles. */
  caution: number;
  /** Probability per decision to dash when the direction is good. */
  nerve: number;
}

/** The names of the levels, weakest first. */
export const LEVELS = [phrase('name.tin'), phrase('name.steel'), phrase('name.chrome')] as const;

/** Returns the computer's strength at `level` 1 (tin) to 3 (chrome). At higher levels it approaches a limit. */
export function difficulty(level: number): Strength {
  const t = 1 - 2 ** -(Math.max(1, level) - 1);
  return {
    reaction: 0.7 - 0.62 * t,
    aimError: 1.15 - 1.2 * Math.min(t, 0.9),
    parry: 0.02 + 0.9 * t,
    caution: 0.5 + 0.7 * t,
    nerve: 0.07 + 0.8 * t,
  };
}

/** The computer's state between decisions. */
export interface Mind {
  wait: number;
  input: BotInput;
  /** Whether the computer has already reacted to the rival's current dash. */
  judged: boolean;
}

export const createMind = (): Mind => ({
  wait: 0,
  input: { x: 0, y: 0, dash: false, shield: false },
  judged: false,
});

const towards = (bot: Bot, x: number, y: number): { x: number; y: number } => {
  const length = Math.max(0.001, Math.hypot(x - bot.x, y - bot.y));
  return { x: (x - bot.x) / length, y: (y - bot.y) / length };
};

/** Returns the computer's input for this step. */
export function decide(
  duel: Duel,
  who: Player,
  strength: Strength,
  mind: Mind,
  dt: number,
  random: () => number,
): BotInput {
  const me = duel.bots[who];
  const rival = duel.bots[otherOf(who)];
  mind.wait -= dt;
  mind.input = { ...mind.input, dash: false, shield: false };
  if (rival.dash === 0) mind.judged = false;
  if (comesAtMe(me, rival) && !mind.judged) {
    mind.judged = true;
    if (random() < strength.parry && me.shieldWait === 0) return { ...mind.input, dash: false, shield: true };
  }
  if (mind.wait > 0) return mind.input;
  mind.wait = strength.reaction * (0.7 + random() * 0.6);
  mind.input = think(duel, me, rival, strength, random);
  return mind.input;
}

function comesAtMe(me: Bot, rival: Bot): boolean {
  if (rival.dash === 0 || rival.fallen !== null) return false;
  const way = towards(rival, me.x, me.y);
  const distance = Math.hypot(me.x - rival.x, me.y - rival.y);
  const speed = Math.max(0.001, Math.hypot(rival.vx, rival.vy));
  return distance < 2.6 && (rival.vx * way.x + rival.vy * way.y) / speed > 0.8;
}

function think(duel: Duel, me: Bot, rival: Bot, strength: Strength, random: () => number): BotInput {
  const { tiles } = duel.roof;
  const here = tileAt(tiles, me.x, me.y);
  const drift = { x: me.x + me.vx * 0.22, y: me.y + me.vy * 0.22 };
  const safe = safestPoint(tiles, me.x, me.y);
  const home = towards(me, safe.x, safe.y);
  if (isShaky(duel, drift.x, drift.y, strength.caution) || (here !== undefined && here.life < 1.4)) {
    const speed = Math.hypot(me.vx, me.vy);
    const flee = speed > 4.5 && me.dashWait === 0 && random() < strength.nerve && clear(duel, me, home);
    return { ...home, dash: flee, shield: false };
  }
  if (rival.fallen !== null) return { ...home, dash: false, shield: false };
  const distance = Math.hypot(rival.x - me.x, rival.y - me.y);
  const way = towards(me, rival.x, rival.y);
  const behind = floorAhead(tiles, rival.x, rival.y, way.x, way.y, 5);
  const wanted = behind < (me.spring ? 4 : 2.6) || rival.stun > 0.15 || random() < 0.25;
  if (me.dashWait === 0 && distance < 2.7 && distance > BOT_RADIUS && wanted && random() < strength.nerve) {
    const error = (random() * 2 - 1) * Math.max(0, strength.aimError);
    const angle = Math.atan2(way.y, way.x) + error;
    const aim = { x: Math.cos(angle), y: Math.sin(angle) };
    const room = floorAhead(tiles, me.x, me.y, aim.x, aim.y, 4);
    if (room > distance - 0.2 || random() > strength.caution) return { ...aim, dash: true, shield: false };
  }
  const bonus = duel.pickup;
  if (
    bonus !== null &&
    Math.hypot(bonus.x - me.x, bonus.y - me.y) < Math.hypot(bonus.x - rival.x, bonus.y - rival.y)
  ) {
    const toBonus = towards(me, bonus.x, bonus.y);
    if (floorAhead(tiles, me.x, me.y, toBonus.x, toBonus.y, 2) > 1)
      return { ...toBonus, dash: false, shield: false };
  }
  return { ...stalk(me, rival, safe, distance, way, home, strength), dash: false, shield: false };
}

/** Approaches the rival from the safe side, and keeps its distance until the next dash is possible. */
function stalk(
  me: Bot,
  rival: Bot,
  safe: { x: number; y: number },
  distance: number,
  way: { x: number; y: number },
  home: { x: number; y: number },
  strength: Strength,
): { x: number; y: number } {
  if (me.dashWait > 0.5 && distance < 2.2)
    return { x: home.x * 0.9 - way.x * 0.4, y: home.y * 0.9 - way.y * 0.4 };
  const inner = towards(rival, safe.x, safe.y);
  const goal = towards(
    me,
    rival.x + inner.x * 1.5 * strength.caution,
    rival.y + inner.y * 1.5 * strength.caution,
  );
  return distance > 1.8 ? goal : { x: way.x * 0.7 + home.x * 0.4, y: way.y * 0.7 + home.y * 0.4 };
}

function isShaky(duel: Duel, x: number, y: number, margin: number): boolean {
  for (const [dx, dy] of [
    [0, 0],
    [margin, 0],
    [-margin, 0],
    [0, margin],
    [0, -margin],
  ] as const) {
    const tile = tileAt(duel.roof.tiles, x + dx * 0.7, y + dy * 0.7);
    if (tile === undefined || tile.life < 1) return true;
  }
  return false;
}

const clear = (duel: Duel, me: Bot, way: { x: number; y: number }): boolean =>
  floorAhead(duel.roof.tiles, me.x, me.y, way.x, way.y, 2.6) >= 2.2;
