import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createClients } from '#server/clients/clients.ts';
import { createHostCheck } from './host-check.ts';

/** Starts a server that answers 200 to the requests that the check admits. */
async function startChecked(siteUrl: string) {
  const clients = createClients(undefined, pino({ level: 'silent' }));
  const check = createHostCheck({ siteUrl, clients, headers: [] });
  const server = createServer((request, response) => {
    if (check.isOwnHost(request) || check.admit(request, response, request.url ?? '')) response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (host: string, path: string, method = 'GET') => {
    const sent = httpRequest({ port, path, method, headers: { Host: host } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return { status: response.statusCode, location: response.headers.location };
  };
}

test.each([
  ['https://play.example', 'www.play.example'],
  ['https://www.play.example', 'play.example'],
])('with SITE_URL=%s a request for %s is redirected there with path and query', async (siteUrl, host) => {
  const answerTo = await startChecked(siteUrl);
  const target = '/g/search/a%20b?page=2&x=%2F%2F';
  expect(await answerTo(host, target)).toEqual({ status: 308, location: siteUrl + target });
  expect(await answerTo(host, '//evil.example/')).toEqual({
    status: 308,
    location: `${siteUrl}//evil.example/`,
  });
  expect((await answerTo(host, '/api/vote', 'POST')).status).toBe(421);
  expect((await answerTo(new URL(siteUrl).host, target)).status).toBe(200);
  expect((await answerTo('www.elsewhere.example', target)).status).toBe(421);
});

test.each([
  ['https://play.example', 'Play.Example'],
  ['https://play.example', 'play.example:443'],
  ['http://play.example', 'PLAY.example:80'],
  ['https://play.example:8443', 'play.EXAMPLE:8443'],
])('with SITE_URL=%s the host %s is that of the site', async (siteUrl, host) => {
  const answerTo = await startChecked(siteUrl);
  expect((await answerTo(host, '/g')).status).toBe(200);
});

test.each(['play.example:8443', 'user@play.example', 'play.example/x', ''])(
  'the host %j is not that of https://play.example',
  async (host) => {
    const answerTo = await startChecked('https://play.example');
    expect((await answerTo(host, '/g')).status).toBe(421);
  },
);
