import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { findChromium, openFrameBrowser, type FrameBrowser } from './frame-browser.server.ts';
import { startGameServer } from './game-server.fixture.ts';

let games: Awaited<ReturnType<typeof startGameServer>>;
let browser: FrameBrowser;

beforeAll(async () => {
  games = await startGameServer();
  const executablePath = findChromium(process.env.CHROMIUM_PATH);
  if (executablePath === null) throw new Error('The tests need Chromium.');
  browser = await openFrameBrowser({
    executablePath,
    portal: 'http://portal.example',
    network: games.reach,
    patienceMs: 4_000,
    isSandboxed: process.getuid?.() !== 0,
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await games?.close();
});

const inspect = (name: string) => browser.inspect(games.frame(name, 1), new AbortController().signal);

it.each([
  ['drawn', null],
  ['blank', { kind: 'blank', detail: 'the level is missing' }],
  ['notice', { kind: 'removed', detail: 'game has been removed' }],
  ['framed', { kind: 'frame', detail: 'ERR_BLOCKED_BY_RESPONSE' }],
  ['broken', { kind: 'connection', detail: 'ERR_EMPTY_RESPONSE' }],
])('a browser finds in a %s game: %j', { tags: ['long'] }, async (name, fault) => {
  const sight = await inspect(name);
  expect(sight.fault).toEqual(fault);
  const { format, width } = await sharp(sight.picture!).metadata();
  expect([format, width]).toEqual(['webp', 480]);
});

it('a game sees the portal around it, and reaches no other machine', { tags: ['long'] }, async () => {
  const { fault } = await inspect('curious');
  expect(fault).toEqual({ kind: 'blank', detail: 'referrer http://portal.example/ reached 0' });
});
