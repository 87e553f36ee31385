// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.pull': null;
  'howTo.swish': null;
  'howTo.clock': null;
  'chip.aim': null;
  'goal.endless': null;
  'goal.aim': { aim: 'baskets' | 'points' | 'swishes' | 'streak' | 'other'; count: number };
  'tip.endless': null;
  'tip.first': null;
  'tip.fire': null;
  'tip.gold': null;
  'tip.tank': null;
  'tip.wind': null;
  'tip.move': null;
  'tip.line': null;
  'tip.tilt': null;
  'tip.banks': null;
  'tip.streak': null;
  'say.start': { name: string; goal: string };
  'say.basket': { points: number };
  'pop.late': null;
  'pop.line': null;
  'pop.swish': null;
  'pop.bank': null;
  'result.dark': null;
  'result.streak': { baskets: number; streak: number };
  'result.goal': { goal: string };
  'result.time': null;
  'result.have': { count: number };
  'result.arm': null;
  'result.won': null;
  'result.throws': { baskets: number; throws: number; swishes: number };
}
