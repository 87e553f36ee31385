// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.slide': null;
  'howTo.back': null;
  'howTo.weave': null;
  'lesson.slide': null;
  'lesson.comet': null;
  'lesson.knot': null;
  'lesson.eclipse': null;
  'lesson.frost': null;
  'lesson.ring': null;
  'lesson.deep': null;
  'figure.needle': null;
  'figure.spindle': null;
  'figure.sail': null;
  'figure.fish': null;
  'figure.lantern': null;
  'figure.shuttle': null;
  'figure.swan': null;
  'figure.harp': null;
  'figure.kite': null;
  'figure.crown': null;
  'figure.ladder': null;
  'figure.heron': null;
  'figure.anchor': null;
  'figure.fox': null;
  'figure.wheel': null;
  'figure.weaver': null;
  'card.done': null;
  'pop.comet': null;
  'pop.threads': null;
  'pop.lovely': null;
  'pop.splendid': null;
  'pop.brilliant': null;
  'pop.heavenly': null;
  'say.level': { level: number; figure: string; moves: number; lesson: string };
  'say.woven': { figure: string };
  'say.moves': { moves: number };
  'result.won': null;
  'result.lost': null;
  'result.moves': { left: number; moves: number };
  'result.open': { figure: string; count: number };
  'result.dark': { count: number };
}
