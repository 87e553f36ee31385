import { judge, type Request, type TestEvent } from './judge.ts';
import { protocol, readGameMessage, seal, type PortalMessage } from '@portico/shared/game-messages';

const requests: Readonly<Record<Request, PortalMessage>> = {
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  mute: { type: 'mute', muted: true },
  sound: { type: 'mute', muted: false },
  restart: { type: 'restart' },
};

/**
 * The sandbox of the portal's frames, without the permissions that settings add for a game's host. A game of this
 * page's own origin could escape the sandbox, so its frame has none.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-pointer-lock allow-popups allow-forms allow-orientation-lock';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

const address = find('#address') as HTMLInputElement;
let frame: HTMLIFrameElement | undefined;
let origin = '';
let openedAt = 0;
let isWelcomed = false;
let events: TestEvent[] = [];

const now = (): number => performance.now() - openedAt;

function open(at: string): void {
  const url = new URL(at);
  const next = document.createElement('iframe');
  next.title = 'The game under test';
  if (url.origin !== location.origin) next.setAttribute('sandbox', sandbox);
  next.allow = 'fullscreen; autoplay; gamepad; accelerometer; gyroscope';
  next.src = url.href;
  ({ origin } = url);
  openedAt = performance.now();
  isWelcomed = false;
  events = [];
  frame = next;
  find('#messages').replaceChildren();
  find('#stage').replaceChildren(next);
  next.addEventListener('load', () => next.focus());
  show();
}

function ask(message: PortalMessage): void {
  if (isWelcomed) frame?.contentWindow?.postMessage(seal(message), origin);
}

function hear({ source, origin: from, data }: MessageEvent<unknown>): void {
  if (!frame || source !== frame.contentWindow) return;
  if (from !== origin) {
    log(`ignored: it came from ${from}, the address given is of ${origin}`);
    return;
  }
  const message = readGameMessage(data);
  if (!message) {
    const isMeant =
      typeof data === 'object' && data !== null && 'protocol' in data && data.protocol === protocol;
    if (!isMeant) return;
    const text = `No message of the protocol: ${JSON.stringify(data)}`;
    events.push({ at: now(), kind: 'malformed', text });
    log(text);
  } else {
    events.push({ at: now(), kind: 'game', message });
    log(`game: ${JSON.stringify(message)}`);
    if (message.type === 'hello' && !isWelcomed) {
      isWelcomed = true;
      ask({ type: 'welcome', start: true, lang: 'en' });
      log('portal: welcome, start, lang');
    }
  }
  show();
}

function log(text: string): void {
  const line = document.createElement('li');
  line.textContent = `${(now() / 1000).toFixed(2)} s  ${text}`;
  find('#messages').prepend(line);
}

function show(): void {
  const checks = judge(events, now());
  find('#checks').replaceChildren(
    ...checks.map(({ label, verdict, note }) => {
      const line = document.createElement('li');
      line.dataset.verdict = verdict;
      const name = document.createElement('span');
      name.textContent = label;
      const said = document.createElement('span');
      said.className = 'hidden';
      said.textContent = ` (${verdict})`;
      name.append(said);
      const hint = document.createElement('small');
      hint.textContent = note;
      line.append(name, ...(note ? [hint] : []));
      return line;
    }),
  );
  const passed = checks.filter(({ verdict }) => verdict === 'passed').length;
  const failed = checks.filter(({ verdict }) => verdict === 'failed').length;
  find('#outcome').textContent =
    `${passed} passed, ${failed} failed, ${checks.length - passed - failed} waiting`;
}

find('#open').addEventListener('submit', (event) => {
  event.preventDefault();
  open(address.value);
});
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-ask]')) {
  button.addEventListener('click', () => {
    const name = button.dataset.ask as Request;
    const message = requests[name];
    if (!isWelcomed) return;
    events.push({ at: now(), kind: 'asked', message: name });
    log(`portal: ${JSON.stringify(message)}`);
    ask(message);
    show();
  });
}
addEventListener('message', hear);
setInterval(() => frame && show(), 500);
const wanted = new URLSearchParams(location.search).get('game');
if (wanted !== null && URL.canParse(wanted) && /^https?:/.test(wanted)) {
  address.value = wanted;
  open(wanted);
} else show();
