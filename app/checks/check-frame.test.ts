import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGuardedFetch, GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { checkFrame, type CheckedFrame } from './check-frame.server.ts';
import { describeFault } from './fault.ts';
import { startGameServer } from './game-server.fixture.ts';
import { HostPace } from './host-pace.server.ts';

const portal = 'https://portal.example';
let games: Awaited<ReturnType<typeof startGameServer>>;
beforeAll(async () => {
  games = await startGameServer();
});
afterAll(() => games.close());

/** Returns the description of a game's fault, with the ports removed. */
async function check(frame: CheckedFrame, network = games.network): Promise<string> {
  const fault = await checkFrame(frame, {
    network,
    portal,
    pace: new HostPace(undefined, async () => {}),
    userAgent: `Portico (+${portal})`,
    signal: new AbortController().signal,
  });
  return fault ? describeFault({ fault: fault.kind, detail: fault.detail }).replaceAll(/:\d{4,}/g, '') : 'ok';
}

it.each([
  ['healthy', 'ok'],
  ['slow', 'ok'],
  ['moved', 'ok'],
  ['silent', 'its server did not answer within 2 s'],
  ['broken', 'its server cannot be reached (UND_ERR_SOCKET)'],
  ['missing', 'it answers with status 404'],
  ['failing', 'it answers with status 503'],
  ['refused', 'its server refuses programs (status 403); a browser may still show it'],
  ['framed', 'it does not allow this portal to show it in a frame (X-Frame-Options: SAMEORIGIN)'],
  ['removed', 'its page says “game has been removed”'],
  ['empty', 'its page is empty'],
  ['file', 'it is not a page, but application/json'],
  ['home', 'it leads to the home page http://home.example'],
  ['lost', 'its server cannot be reached (redirects more than 5 times)'],
  ['elsewhere', 'it leads to another site, parking.invalid.example'],
])('a %s game: %s', async (name, found) => {
  expect(await check(games.frame(name, 1))).toBe(found);
});

it('a name without an address cannot be reached', async () => {
  expect(await check(games.frame('healthy', 1, 'no-such-name.test'))).toBe(
    'its server cannot be reached (has no address)',
  );
});

it('an address in a private network is not checked', async () => {
  const closed = createGuardedFetch({ resolve: async () => [{ address: '10.0.0.7', family: 4 }] });
  const address = 'https://intranet.example/game/';
  expect(await check({ ...games.frame('healthy', 1), address }, closed)).toBe(
    'it cannot be checked: it leads to 10.0.0.7, which is not a public address (private)',
  );
  await closed.close();
});

it('a game in a tab of its own may forbid frames', async () => {
  expect(await check({ ...games.frame('framed', 1), isFramed: false })).toBe('ok');
});

it.each([
  ['CERT_HAS_EXPIRED', 'its certificate is not valid (CERT_HAS_EXPIRED)'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is not valid (ERR_TLS_CERT_ALTNAME_INVALID)'],
  ['ECONNREFUSED', 'its server cannot be reached (ECONNREFUSED)'],
])('the error %s: %s', async (code, found) => {
  const probe = async () => {
    const cause = Object.assign(new Error(code), { code });
    throw new GuardedFetchError('connection', 'https://games.example/', 'cannot be reached', { cause });
  };
  expect(await check(games.frame('healthy', 1), { ...games.network, probe })).toBe(found);
});

it('a redirect from https to http is not shown in a frame', async () => {
  const probe = async () => ({
    address: 'http://games.example/a/',
    status: 200,
    headers: new Map([['content-type', 'text/html']]),
    text: '<canvas></canvas>',
  });
  const frame = { ...games.frame('healthy', 1), address: 'https://games.example/a/' };
  expect(await check(frame, { ...games.network, probe })).toBe(
    'it leads to an address without https: http://games.example',
  );
});

it('requests identify the portal', () => {
  expect(new Set(games.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set([`Portico (+${portal})`]),
  );
});
