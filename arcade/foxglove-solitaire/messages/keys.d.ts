// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.build': null;
  'howTo.vases': null;
  'howTo.bee': null;
  'note.noWay': null;
  'note.undo': null;
  'note.bee': null;
  'note.park': null;
  'note.open': null;
  'note.gather': null;
  'note.stuck': null;
  'note.clear': null;
  'level.name': { number: number };
  'level.daily': null;
  'goal.moves': { moves: number };
  'goal.time': { time: string };
  'goal.trips': { trips: number };
  'goal.noUndo': null;
  'goal.noHint': null;
  'goal.noBee': null;
  'goal.kept': { goal: string };
  'goal.missed': { goal: string };
  'say.start': { title: string; weather: string; rule: string; goals: string };
  'say.vase': { card: string };
  'card.name': { rank: string; flower: 'foxglove' | 'poppy' | 'cornflower' | 'other' };
  'note.day': { title: string; weather: string };
  'result.lost': null;
  'result.again': null;
  'result.daily': null;
  'result.won': null;
  'weather.sun': null;
  'weather.sunRule': null;
  'weather.wind': null;
  'weather.windRule': null;
  'weather.rainbow': null;
  'weather.rainbowRule': null;
  'weather.dew': null;
  'weather.dewRule': null;
  'weather.rain': null;
  'weather.rainRule': null;
  'weather.dusk': null;
  'weather.duskRule': null;
  'weather.storm': null;
  'weather.stormRule': null;
}
