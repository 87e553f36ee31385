import { describe, expect, it } from 'vitest';
import { siteUrl } from './meta.ts';

describe('siteUrl', () => {
  it.each([
    [{ protocol: 'http', host: 'localhost:4000' }, 'http://localhost:4123'],
    [{ protocol: 'http:', host: '127.0.0.1' }, 'http://127.0.0.1:4123'],
    [{ protocol: '', host: '' }, 'http://localhost:4123'],
    [{ protocol: 'http', host: '[::1]:80' }, 'http://[::1]:4123'],
    [{ protocol: 'https', host: 'games.example' }, 'https://games.example'],
    [{ protocol: 'https', host: 'games.example:8443' }, 'https://games.example:8443'],
    [{ protocol: 'http', host: 'localhost.example' }, 'http://localhost.example'],
  ])('of %j on port 4123 is %s', (info, expected) => {
    expect(siteUrl(info, { port: 4123 })).toBe(expected);
  });

  it('is SITE_URL when that is set', () => {
    const info = { protocol: 'http', host: 'localhost:4000' };
    expect(siteUrl(info, { port: 4123, siteUrl: 'https://games.example/' })).toBe('https://games.example');
  });
});
