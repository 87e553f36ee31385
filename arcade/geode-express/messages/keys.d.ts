// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.chain': null;
  'howTo.fill': null;
  'howTo.crack': null;
  'howTo.boom': null;
  'news.start': null;
  'news.startText': null;
  'news.forge': null;
  'news.forgeText': null;
  'news.geodes': null;
  'news.geodesText': null;
  'news.rubble': null;
  'news.rubbleText': null;
  'news.twins': null;
  'news.twinsText': null;
  'news.coal': null;
  'news.coalText': null;
  'news.iron': null;
  'news.ironText': null;
  'news.rockfall': null;
  'news.rockfallText': null;
  'news.moonstone': null;
  'news.moonstoneText': null;
  'pop.motherlode': null;
  'pop.spark': null;
  'pop.drill': null;
  'pop.rich': null;
  'pop.good': null;
  'pop.fire': { count: number };
  'pop.new': null;
  'say.turn': { count: number; moves: number };
  'say.start': { level: number; moves: number; news: string };
  'result.missing': { count: number; cargo: string };
  'cargo.geode': null;
  'cargo.rubble': null;
  'cargo.garnet': null;
  'cargo.amber': null;
  'cargo.jade': null;
  'cargo.aquamarine': null;
  'cargo.amethyst': null;
  'cargo.moonstone': null;
  'result.lost': null;
  'result.won': null;
  'result.spare': { moves: number };
}
