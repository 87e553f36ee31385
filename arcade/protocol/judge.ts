import { version, type GameMessage } from '@portico/shared/game-messages';

/** An event between the test page and a game, with its time in ms since the frame was created. */
export type TestEvent =
  | { at: number; kind: 'game'; message: GameMessage }
  /** A message from the frame that names the protocol but is not valid. */
  | { at: number; kind: 'malformed'; text: string }
  | { at: number; kind: 'asked'; message: Request };

/** The requests that the test page can send to a game. */
export type Request = 'pause' | 'resume' | 'mute' | 'sound' | 'restart';

export type Verdict = 'waiting' | 'passed' | 'failed';

export interface Check {
  label: string;
  verdict: Verdict;
  /** The next step that the page waits for, or the fault. */
  note: string;
}

/** Time limits for the first message and for the answer to a request, in ms. */
const helloTime = 10_000;
const answerTime = 1000;

/** Judges a game by the events until `now`. Returns the checks in the order in which a game should pass them. */
export function judge(events: readonly TestEvent[], now: number): Check[] {
  const told = events.flatMap((event) => (event.kind === 'game' ? [{ at: event.at, ...event.message }] : []));
  const first = (type: GameMessage['type'], after = -1) =>
    told.find((message) => message.type === type && message.at > after);
  const hello = told.find((message) => message.type === 'hello');
  const ready = first('ready');
  const progress = told.flatMap((message) => (message.type === 'progress' ? [message.value] : []));
  const start = first('start');
  const malformed = events.find((event) => event.kind === 'malformed');

  const helloCheck = (): Omit<Check, 'label'> => {
    if (!hello) {
      if (now > helloTime) return failed('No hello came within ten seconds.');
      return waiting('Waiting for the game.');
    }
    return hello.versions.includes(version)
      ? passed()
      : failed(`It speaks ${hello.versions.join(', ') || 'no version'}; this page speaks ${version}.`);
  };
  const progressCheck = (): Omit<Check, 'label'> => {
    if (progress.length === 0) return ready ? failed('Ready came without any.') : waiting('');
    const isFalling = progress.some((value, index) => value < (progress[index - 1] ?? 0));
    return isFalling ? failed(`It fell: ${progress.join(', ')}.`) : passed();
  };
  const startCheck = (): Omit<Check, 'label'> => {
    if (!start) return waiting('Begin to play.');
    return ready && ready.at <= start.at ? passed() : failed('Start came before ready.');
  };
  /** Checks that every request of one kind was answered in time. */
  const answered = (
    asked: Request,
    isAnswer: (message: GameMessage) => boolean,
    hint: string,
  ): Omit<Check, 'label'> => {
    const times = events.flatMap((event) =>
      event.kind === 'asked' && event.message === asked ? [event.at] : [],
    );
    if (times.length === 0) return waiting(hint);
    const missed = times.find(
      (time) =>
        !told.some((message) => message.at >= time && message.at <= time + answerTime && isAnswer(message)),
    );
    if (missed === undefined) return passed();
    return now > missed + answerTime
      ? failed('No answer came within a second.')
      : waiting('Waiting for the answer.');
  };

  return [
    { label: 'Says hello', ...helloCheck() },
    { label: 'Tells progress that never falls', ...progressCheck() },
    { label: 'Tells when it is ready', ...(ready ? passed() : waiting('Waiting until it is loaded.')) },
    { label: 'Tells when play starts', ...startCheck() },
    { label: 'Tells the score', ...(first('score') ? passed() : waiting('Score something.')) },
    {
      label: 'Tells when play stops',
      ...(start && first('stop', start.at) ? passed() : waiting('Open the game’s menu or lose.')),
    },
    {
      label: 'Pauses when asked',
      ...answered('pause', ({ type }) => type === 'stop', 'Press Pause while you play.'),
    },
    {
      label: 'Goes on when asked',
      ...answered('resume', ({ type }) => type === 'start', 'Press Go on after that.'),
    },
    {
      label: 'Falls silent when asked',
      ...answered('mute', (message) => message.type === 'muted' && message.muted, 'Press Sound off.'),
    },
    {
      label: 'Sounds when asked',
      ...answered('sound', (message) => message.type === 'muted' && !message.muted, 'Press Sound on.'),
    },
    {
      label: 'Begins again when asked',
      ...answered('restart', ({ type }) => type === 'start', 'Press Again.'),
    },
    {
      label: 'Sends whole messages only',
      ...(malformed?.kind === 'malformed' ? failed(malformed.text) : passed()),
    },
  ];
}

function passed(): Omit<Check, 'label'> {
  return { verdict: 'passed', note: '' };
}

function failed(note: string): Omit<Check, 'label'> {
  return { verdict: 'failed', note };
}

function waiting(note: string): Omit<Check, 'label'> {
  return { verdict: 'waiting', note };
}
