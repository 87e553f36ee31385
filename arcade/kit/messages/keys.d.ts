// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'button.play': null;
  'button.resume': null;
  'button.restart': null;
  'button.newRound': null;
  'button.playAgain': null;
  'button.again': null;
  'button.next': null;
  'button.title': null;
  'button.levels': null;
  'button.back': null;
  'button.pause': null;
  'button.sound': null;
  'button.hint': null;
  'button.undo': null;
  'hint.key': { label: string; key: string };
  'key.enter': null;
  'pause.heading': null;
  'kept.question': null;
  'levels.heading': null;
  'levels.previous': null;
  'levels.next': null;
  'level.open': { level: number; stars: number };
  'level.locked': { level: number };
  'result.stars': { stars: number };
  'result.score': { score: number };
  'result.best': { best: number };
  'result.newBest': null;
  'result.level': { level: number };
  'chip.level': null;
  'chip.score': null;
  'chip.moves': null;
  'chip.time': null;
  'chip.best': null;
  'chip.day': null;
  'mode.daily': null;
  'mode.endless': null;
  'mode.friend': null;
  'player.you': null;
  'place.gold': null;
}
