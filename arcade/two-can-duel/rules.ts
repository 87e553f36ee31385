import { bumpChimneys, collide } from './contact.ts';
import { COLUMNS, ROWS, WARNING, createRoof, hasFloor, planCrumble } from './roof.ts';
import {
  type Bot,
  type BotInput,
  type Duel,
  type DuelEvent,
  type PickupKind,
  type Player,
  BALLAST_TIME,
  BOT_RADIUS,
  DASH_COOLDOWN,
  DASH_SPEED,
  DASH_TIME,
  MAGNET_TIME,
  REST,
  SHIELD_COOLDOWN,
  SHIELD_TIME,
  WINS_NEEDED,
  otherOf,
} from './state.ts';

/** Speed after a dash, as a share of the speed during the dash. */
const DASH_BRAKE = 0.3;
const COUNTDOWN = 2.1;
const ROUND_END = 1.9;
/** Seconds within which the falls of both robots count as a draw. */
const DRAW_WINDOW = 0.15;
const PICKUPS: readonly PickupKind[] = ['spring', 'magnet', 'ballast'];

function createBot(side: Player): Bot {
  return {
    x: side === 0 ? 2 : COLUMNS - 2,
    y: ROWS / 2,
    vx: 0,
    vy: 0,
    face: side === 0 ? 0 : Math.PI,
    dash: 0,
    dashWait: 0,
    shield: 0,
    shieldWait: 0,
    stun: 0,
    spring: false,
    magnet: 0,
    ballast: 0,
    fallen: null,
  };
}

/** Creates a match before its first round. */
export function createDuel(random: () => number): Duel {
  const roof = createRoof(1);
  return {
    random,
    round: 1,
    wins: [0, 0],
    phase: 'countdown',
    time: 0,
    clock: 0,
    roof,
    drops: planCrumble(roof.tiles, random),
    bots: [createBot(0), createBot(1)],
    pickup: null,
    nextPickup: 4 + random() * 2,
    roundWinner: null,
  };
}

function startRound(duel: Duel): void {
  duel.roof = createRoof(duel.round);
  duel.drops = planCrumble(duel.roof.tiles, duel.random);
  duel.bots = [createBot(0), createBot(1)];
  duel.pickup = null;
  duel.nextPickup = 4 + duel.random() * 2;
  duel.clock = 0;
  duel.roundWinner = null;
  duel.phase = 'countdown';
  duel.time = 0;
}

/** Advances the duel by `dt` seconds and returns the events. */
export function step(duel: Duel, inputs: readonly [BotInput, BotInput], dt: number): DuelEvent[] {
  const events: DuelEvent[] = [];
  const before = duel.time;
  duel.time += dt;
  if (duel.phase === 'countdown') {
    const left = (time: number): number => Math.ceil((COUNTDOWN - time) / 0.7);
    if (before === 0 || left(before) !== left(duel.time))
      events.push({ type: 'count', left: left(duel.time) });
    if (duel.time >= COUNTDOWN) {
      duel.phase = 'fight';
      duel.time = 0;
    }
    return events;
  }
  if (duel.phase === 'done') return events;
  if (duel.phase === 'fight') duel.clock += dt;
  crumble(duel, dt, events);
  for (const who of [0, 1] as const)
    moveBot(duel, who, duel.phase === 'fight' ? inputs[who] : REST, dt, events);
  pull(duel, dt);
  collide(duel, events);
  bumpChimneys(duel, events);
  pickUp(duel, dt, events);
  for (const who of [0, 1] as const) fall(duel, who, dt, events);
  if (duel.phase === 'fight' && duel.bots.some((bot) => bot.fallen !== null)) {
    duel.phase = 'round-over';
    duel.time = 0;
  } else if (duel.phase === 'round-over') {
    if (before < DRAW_WINDOW && duel.time >= DRAW_WINDOW) judge(duel, events);
    if (duel.time >= ROUND_END) goOn(duel, events);
  }
  return events;
}

function crumble(duel: Duel, dt: number, events: DuelEvent[]): void {
  duel.roof.tiles.forEach((tile, index) => {
    if (tile.life <= 0) return;
    const { column, row } = tile;
    if (tile.life === Infinity) {
      if (duel.clock < (duel.drops[index] ?? Infinity) - WARNING) return;
      tile.life = WARNING;
      events.push({ type: 'crumble', column, row });
      return;
    }
    tile.life = Math.max(0, tile.life - dt);
    if (tile.life > 0) return;
    events.push({ type: 'drop', column, row });
    duel.roof.chimneys = duel.roof.chimneys.filter(
      (chimney) => Math.floor(chimney.x) !== column || Math.floor(chimney.y) !== row,
    );
  });
}

function moveBot(duel: Duel, who: Player, input: BotInput, dt: number, events: DuelEvent[]): void {
  const bot = duel.bots[who];
  const dashing = bot.dash > 0;
  for (const timer of ['dash', 'dashWait', 'shield', 'shieldWait', 'stun', 'magnet', 'ballast'] as const)
    bot[timer] = Math.max(0, bot[timer] - dt);
  if (dashing && bot.dash === 0) {
    bot.vx *= DASH_BRAKE;
    bot.vy *= DASH_BRAKE;
  }
  const length = Math.hypot(input.x, input.y);
  const scale = length > 1 ? 1 / length : 1;
  const free = bot.fallen === null && bot.stun === 0;
  if (free && length > 0.15) bot.face = Math.atan2(input.y, input.x);
  if (free && input.shield && bot.shieldWait === 0 && bot.dash === 0) {
    bot.shield = SHIELD_TIME;
    bot.shieldWait = SHIELD_COOLDOWN;
    events.push({ type: 'shield', who });
  } else if (free && input.dash && bot.dashWait === 0 && bot.shield === 0) {
    bot.dash = DASH_TIME;
    bot.dashWait = DASH_COOLDOWN;
    const speed = bot.ballast > 0 ? DASH_SPEED * 0.85 : DASH_SPEED;
    bot.vx = Math.cos(bot.face) * speed;
    bot.vy = Math.sin(bot.face) * speed;
    events.push({ type: 'dash', who });
  }
  const teeter = free && bot.dash === 0 && isAtBrink(duel, bot);
  const strength = bot.shield > 0 ? 5 : bot.ballast > 0 ? 12 : 16;
  const push = free && bot.dash === 0 ? strength * (teeter ? 0.35 : 1) : 0;
  const grip = gripOf(duel, bot) + (teeter ? 13 : 0);
  bot.vx = (bot.vx + input.x * scale * push * dt) * Math.exp(-grip * dt);
  bot.vy = (bot.vy + input.y * scale * push * dt) * Math.exp(-grip * dt);
  bot.x += bot.vx * dt;
  bot.y += bot.vy * dt;
}

function gripOf(duel: Duel, bot: Bot): number {
  if (bot.fallen !== null) return 5;
  if (duel.phase === 'round-over') return 9;
  if (bot.dash > 0) return 0.6;
  if (bot.stun > 0) return 2.2;
  return bot.shield > 0 ? 7 : 4.6;
}

/** Returns whether a robot is about to roll over the rim slowly. Such a robot brakes by itself. */
function isAtBrink(duel: Duel, bot: Bot): boolean {
  const speed = Math.hypot(bot.vx, bot.vy);
  if (speed > 3.6 || speed < 0.05) return false;
  return !hasFloor(duel.roof.tiles, bot.x + bot.vx * 0.12, bot.y + bot.vy * 0.12);
}

/** Draws the other robot towards the owner of a magnet. */
function pull(duel: Duel, dt: number): void {
  for (const who of [0, 1] as const) {
    const owner = duel.bots[who];
    const drawn = duel.bots[otherOf(who)];
    if (owner.magnet === 0 || owner.fallen !== null || drawn.fallen !== null) continue;
    const dx = owner.x - drawn.x;
    const dy = owner.y - drawn.y;
    const distance = Math.max(0.8, Math.hypot(dx, dy));
    const force = (14 / (1 + distance * 0.35)) * (drawn.ballast > 0 ? 0.4 : 1);
    drawn.vx += (dx / distance) * force * dt;
    drawn.vy += (dy / distance) * force * dt;
  }
}

function pickUp(duel: Duel, dt: number, events: DuelEvent[]): void {
  const lying = duel.pickup;
  if (lying === null) {
    if (duel.phase !== 'fight' || duel.clock < duel.nextPickup) return;
    const floor = duel.roof.tiles.filter(
      (tile) =>
        tile.life === Infinity &&
        !duel.roof.chimneys.some(
          (one) => Math.floor(one.x) === tile.column && Math.floor(one.y) === tile.row,
        ) &&
        duel.bots.every((bot) => Math.hypot(bot.x - tile.column - 0.5, bot.y - tile.row - 0.5) > 1.6),
    );
    const tile = floor[Math.floor(duel.random() * floor.length)];
    const kind = PICKUPS[Math.floor(duel.random() * PICKUPS.length)];
    duel.nextPickup = duel.clock + 1;
    if (tile === undefined || kind === undefined) return;
    duel.pickup = { kind, x: tile.column + 0.5, y: tile.row + 0.5, age: 0 };
    events.push({ type: 'appear', x: duel.pickup.x, y: duel.pickup.y });
    return;
  }
  lying.age += dt;
  let gone = !hasFloor(duel.roof.tiles, lying.x, lying.y);
  for (const who of [0, 1] as const) {
    const bot = duel.bots[who];
    if (gone || bot.fallen !== null || Math.hypot(bot.x - lying.x, bot.y - lying.y) > BOT_RADIUS + 0.35)
      continue;
    if (lying.kind === 'spring') bot.spring = true;
    else if (lying.kind === 'magnet') bot.magnet = MAGNET_TIME;
    else bot.ballast = BALLAST_TIME;
    events.push({ type: 'pickup', who, kind: lying.kind, x: lying.x, y: lying.y });
    gone = true;
  }
  if (!gone) return;
  duel.pickup = null;
  duel.nextPickup = duel.clock + 5 + duel.random() * 3;
}

function fall(duel: Duel, who: Player, dt: number, events: DuelEvent[]): void {
  const bot = duel.bots[who];
  if (bot.fallen !== null) {
    bot.fallen += dt;
    return;
  }
  if (bot.dash > 0 || hasFloor(duel.roof.tiles, bot.x, bot.y)) return;
  bot.fallen = 0;
  events.push({ type: 'fall', who });
}

function judge(duel: Duel, events: DuelEvent[]): void {
  const standing = ([0, 1] as const).filter((who) => duel.bots[who].fallen === null);
  duel.roundWinner = standing.length === 1 ? (standing[0] ?? null) : null;
  if (duel.roundWinner !== null) duel.wins[duel.roundWinner]++;
  events.push({ type: 'round', winner: duel.roundWinner });
}

function goOn(duel: Duel, events: DuelEvent[]): void {
  for (const who of [0, 1] as const) {
    if (duel.wins[who] < WINS_NEEDED) continue;
    duel.phase = 'done';
    events.push({ type: 'match', winner: who });
    return;
  }
  if (duel.roundWinner !== null) duel.round++;
  startRound(duel);
}

/** Returns the points for a round won against the computer: more for a stronger one and for a quick win. */
export const roundPoints = (level: number, seconds: number): number =>
  100 * level + Math.max(0, Math.round(60 - seconds));
