// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.drive': null;
  'howTo.throw': null;
  'howTo.slipstream': null;
  'news.throw': null;
  'news.slipstream': null;
  'news.herds': null;
  'news.forks': null;
  'news.rain': null;
  'news.tunnel': null;
  'news.golden': null;
  'news.night': null;
  'chip.parcels': null;
  'say.start': { stage: number; name: string; news: string };
  'say.checkpoint': { seconds: number };
  'say.missed': null;
  'sign.checkpoint': null;
  'sign.wind': null;
  'pop.perfect': { points: number };
  'pop.streak': { factor: number };
  'pop.bump': null;
  'pop.goats': null;
  'pop.geese': null;
  'pop.close': null;
  'pop.checkpoint': { seconds: number };
  'pop.last': null;
  'result.late': null;
  'result.parcels': { delivered: number; all: number; perfect: number };
  'result.short': { metres: number };
  'result.tip': null;
  'result.won': { name: string };
}
