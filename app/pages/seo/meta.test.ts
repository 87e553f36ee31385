import { describe, expect, it } from 'vitest';
import { siteUrl } from './meta.ts';

describe('siteUrl', () => {
  it.each([
    [{ protocol: 'http', host: 'localhost:4000' }, 'http://localhost:4123'],
    [{ protocol: 'http:', host: '127.0.0.1' }, 'http://localhost:4123'],
    [{ protocol: '', host: '' }, 'http://localhost:4123'],
    [{ protocol: 'http', host: '[::1]:80' }, 'http://localhost:4123'],
    [{ protocol: 'https', host: 'games.example' }, 'https://games.example'],
    [{ protocol: 'https', host: 'games.example:8443' }, 'https://games.example:8443'],
    [{ protocol: 'http', host: 'localhost.example' }, 'http://localhost.example'],
    [{ protocol: 'http', host: '1.2.3.999' }, 'http://localhost:4123'],
    [{ protocol: 'http', host: 'games.example:99999' }, 'http://localhost:4123'],
  ])('of %j on port 4123 is %s', (info, expected) => {
    expect(siteUrl(info, { port: 4123 })).toBe(expected);
  });

  it.each([
    ['192.168.1.7', 'http://192.168.1.7:4123'],
    ['fd00::7', 'http://[fd00::7]:4123'],
    ['fe80::7%eth0', 'http://[fe80::7]:4123'],
    ['0.0.0.0', 'http://localhost:4123'],
    ['::', 'http://localhost:4123'],
  ])('of a local address with HOST=%s is %s', (host, expected) => {
    expect(siteUrl({ protocol: 'http', host: 'localhost:4000' }, { port: 4123, host })).toBe(expected);
  });

  it('is SITE_URL if that is set', () => {
    const info = { protocol: 'http', host: 'localhost:4000' };
    expect(siteUrl(info, { port: 4123, siteUrl: 'https://games.example/' })).toBe('https://games.example');
  });
});
