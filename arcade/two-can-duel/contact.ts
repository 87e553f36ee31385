import { CHIMNEY_RADIUS } from './roof.ts';
import { type Bot, type Duel, type DuelEvent, type Player, BOT_RADIUS, STUN, otherOf } from './state.ts';

/** Handles contact between the two robots: shoves, dashes, parries and clashes. */
export function collide(duel: Duel, events: DuelEvent[]): void {
  const [a, b] = duel.bots;
  if (a.fallen !== null || b.fallen !== null) return;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.hypot(dx, dy);
  if (distance >= BOT_RADIUS * 2) return;
  const nx = distance > 0.001 ? dx / distance : 1;
  const ny = distance > 0.001 ? dy / distance : 0;
  const massA = a.ballast > 0 ? 2.4 : 1;
  const massB = b.ballast > 0 ? 2.4 : 1;
  const overlap = BOT_RADIUS * 2 - distance;
  const shareA = massB / (massA + massB);
  a.x -= nx * overlap * shareA;
  a.y -= ny * overlap * shareA;
  b.x += nx * overlap * (1 - shareA);
  b.y += ny * overlap * (1 - shareA);
  const closing = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny;
  if (closing <= 0) return;
  const x = a.x + nx * BOT_RADIUS;
  const y = a.y + ny * BOT_RADIUS;
  const attackA = a.dash > 0 && a.vx * nx + a.vy * ny > 2;
  const attackB = b.dash > 0 && -(b.vx * nx + b.vy * ny) > 2;
  if (attackA && attackB) {
    knock(a, -nx, -ny, 5.5 / massA);
    knock(b, nx, ny, 5.5 / massB);
    events.push({ type: 'clash', who: 0, x, y });
  } else if (attackA || attackB) {
    const who: Player = attackA ? 0 : 1;
    const sign = attackA ? 1 : -1;
    hit(duel, who, nx * sign, ny * sign, x, y, events);
  } else {
    const impulse = (closing * 1.7) / (1 / massA + 1 / massB);
    a.vx -= (nx * impulse) / massA;
    a.vy -= (ny * impulse) / massA;
    b.vx += (nx * impulse) / massB;
    b.vy += (ny * impulse) / massB;
    if (closing > 2.2) events.push({ type: 'bump', x, y });
  }
}

function knock(bot: Bot, nx: number, ny: number, speed: number): void {
  bot.vx = nx * speed;
  bot.vy = ny * speed;
  bot.dash = 0;
}

function hit(
  duel: Duel,
  who: Player,
  nx: number,
  ny: number,
  x: number,
  y: number,
  events: DuelEvent[],
): void {
  const attacker = duel.bots[who];
  const victim = duel.bots[otherOf(who)];
  if (victim.shield > 0) {
    knock(attacker, -nx, -ny, attacker.ballast > 0 ? 5 : 8);
    attacker.stun = STUN;
    victim.shieldWait = Math.min(victim.shieldWait, 0.3);
    events.push({ type: 'parry', who: otherOf(who), x, y });
    return;
  }
  const strength =
    (attacker.spring ? 12.5 : 7.2) * (attacker.ballast > 0 ? 1.2 : 1) * (victim.ballast > 0 ? 0.5 : 1);
  attacker.spring = false;
  knock(attacker, nx, ny, 1.2);
  knock(victim, nx, ny, strength);
  victim.stun = 0.18;
  events.push({ type: 'hit', who, strength, x, y });
}

/** Bounces the robots off the chimneys. */
export function bumpChimneys(duel: Duel, events: DuelEvent[]): void {
  for (const bot of duel.bots) {
    if (bot.fallen !== null) continue;
    for (const chimney of duel.roof.chimneys) {
      const dx = bot.x - chimney.x;
      const dy = bot.y - chimney.y;
      const distance = Math.hypot(dx, dy);
      const reach = BOT_RADIUS + CHIMNEY_RADIUS;
      if (distance >= reach) continue;
      const nx = distance > 0.001 ? dx / distance : 1;
      const ny = distance > 0.001 ? dy / distance : 0;
      bot.x = chimney.x + nx * reach;
      bot.y = chimney.y + ny * reach;
      const speed = bot.vx * nx + bot.vy * ny;
      if (speed >= 0) continue;
      bot.vx -= nx * speed * 1.9;
      bot.vy -= ny * speed * 1.9;
      if (speed < -2.2) events.push({ type: 'bump', x: chimney.x, y: chimney.y });
    }
  }
}
