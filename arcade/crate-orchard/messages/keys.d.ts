// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.fill': null;
  'howTo.same': null;
  'howTo.ripe': null;
  'chip.chain': null;
  'panel.today': null;
  'panel.orders': null;
  'panel.supply': { left: number };
  'panel.stuck': null;
  'panel.spent': null;
  'pop.perfect': null;
  'pop.same': null;
  'pop.bumper': null;
  'pop.double': null;
  'pop.compost': null;
  'goal.apples': { count: number };
  'goal.pears': { count: number };
  'goal.plums': { count: number };
  'goal.oranges': { count: number };
  'goal.blueberries': { count: number };
  'goal.plots': { count: number };
  'goal.chain': { count: number };
  'say.level': { level: number; goals: string };
  'say.daily': null;
  'say.harvest': { points: number; goals: string };
  'say.compost': { left: number };
  'say.chain': null;
  'result.won': null;
  'result.day': null;
  'result.full': null;
  'result.spent': null;
  'result.placed': null;
  'result.noRoom': null;
  'result.tipOpen': null;
  'result.tipRipe': null;
  'result.left': { left: number };
}
