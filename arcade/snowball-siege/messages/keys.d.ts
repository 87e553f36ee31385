// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.pull': null;
  'howTo.aim': null;
  'howTo.kinds': null;
  'mode.label': null;
  'mode.tour': null;
  'side.red': null;
  'side.gold': null;
  'chip.valley': null;
  'chip.wind': null;
  'ball.snow': null;
  'ball.bounce': null;
  'ball.ice': null;
  'ball.avalanche': null;
  'ball.glue': null;
  'button.walk': null;
  'hint.first': null;
  'hint.wind': null;
  'hint.bounce': null;
  'hint.hats': null;
  'hint.ice': null;
  'hint.gusts': null;
  'hint.avalanche': null;
  'hint.glue': null;
  'hint.duel': null;
  'pop.hat': null;
  'pop.down': null;
  'pop.stuck': null;
  'say.turn': { side: string };
  'say.you': null;
  'result.left': { count: number };
  'result.throws': { throws: number };
  'result.winner': { side: string };
  'result.trail': null;
  'result.dig': null;
  'result.stood': { count: number };
  'result.lost': null;
  'result.won': null;
}
