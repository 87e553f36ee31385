import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingFaults } from '#app/domain/settings/define-settings.server.ts';
import { decodeSettings, siteSettings } from '#app/domain/settings/site-settings.server.ts';
import { authorNode } from './agents.ts';
import { findAdsTxtFault } from '#app/domain/settings/ads-txt.ts';
import { readHeadTags } from '#app/domain/settings/head-tags.server.ts';
import { licenceAddresses } from './licences.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { findRobotsFault, writeRobots } from '#app/domain/settings/robots.ts';
import { writeSecurityTxt } from '#app/settings/security-txt.ts';
import { findSiteFile, isSiteFile } from './site-files.server.ts';
import { siteName } from '#app/domain/site-name.ts';

const info = {
  host: 'portal.example',
  protocol: 'https',
  keywords: '',
  description: '',
  figures: 'real' as const,
  title: 'Portal: free games',
  image: '',
  logoTop: '',
  logoBottom: '',
};

describe('siteName', () => {
  it.each([
    [{}, 'Portal: free games', 'Portal'],
    [{}, 'Portal | Games – all of them', 'Portal'],
    [{}, 'Spider-Man games', 'Spider-Man games'],
    [{ siteName: 'Play House' }, 'Portal: free games', 'Play House'],
    [{ siteName: '\u200b' }, 'Portal: free games', 'Portal'],
    [{ siteName: '\u202e\u0301' }, '\u00ad: free games', 'Portico'],
  ])('%j and %j give %j', (flat, title, name) => {
    expect(siteName({ info: { ...info, title }, settings: decodeSettings(flat) })).toBe(name);
  });
});

describe('ads.txt', () => {
  it.each([
    '',
    '# only a comment',
    'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0',
    'Google.com,pub-1,reseller # why',
    'contact=ads@example.org\nsubdomain=games.example.org\nOWNERDOMAIN=example.org',
  ])('%j is valid', (text) => {
    expect(findAdsTxtFault(text)).toBeNull();
  });

  it.each([
    ['google.com, pub-1', 'line 1'],
    ['# fine\ngoogle.com, pub-1, INDIRECT', 'line 2'],
    ['<script>alert(1)</script>', 'line 1'],
    ['google, pub-1, DIRECT', 'line 1'],
    ['google.com, pub-1, DIRECT, a, b', 'line 1'],
  ])('%j is refused with its line', (text, line) => {
    expect(inEnglish(findAdsTxtFault(text) ?? '')).toContain(line);
  });
});

describe('robots.txt', () => {
  it('has default rules that let crawlers see every page, and the sitemaps', () => {
    expect(
      writeRobots('', ['https://portal.example/sitemap.xml', 'https://portal.example/c/sitemap.xml']),
    ).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: https://portal.example/sitemap.xml\nSitemap: https://portal.example/c/sitemap.xml\n',
    );
  });

  it('has rules for single crawlers before the default ones', () => {
    const text = writeRobots('User-agent: GreedyBot\nDisallow: /', []);
    expect(text).toBe('User-agent: GreedyBot\nDisallow: /\n\nUser-agent: *\nDisallow: /api/\nAllow: /\n');
  });

  it('leaves out the default rules if the operator addresses every crawler, and a second sitemap', () => {
    const rules = 'user-agent: *\nDisallow:\nSitemap: https://portal.example/own.xml';
    expect(writeRobots(rules, ['https://portal.example/sitemap.xml'])).toBe(`${rules}\n`);
  });

  it.each([
    ['Disallow: /x', 'line 1 must follow'],
    ['User-agent: *\nDissalow: /x', 'line 2 must be'],
    ['User-agent: *\n\nDisallow: x', 'line 3 must hold a path'],
    ['User-agent:', 'line 1 must name'],
    ['<html>', 'line 1'],
  ])('refuses %j', (rules, problem) => {
    expect(inEnglish(findRobotsFault(rules) ?? '')).toContain(problem);
  });
});

describe('security.txt', () => {
  const write = (flat: Record<string, unknown>, now = Date.UTC(2030, 0, 10)) =>
    writeSecurityTxt(decodeSettings(flat), {
      address: 'https://portal.example/.well-known/security.txt',
      now,
    });

  it('needs a contact', () => {
    expect(write({})).toBeNull();
    expect(write({ 'operator.email': 'me@portal.example' })).toContain('Contact: mailto:me@portal.example\n');
  });

  it('has the fields of RFC 9116', () => {
    const text = write({
      'security.contact': 'safe@portal.example, https://portal.example/report tel:+39-06-1234',
      'security.policy': 'https://portal.example/policy',
      'operator.email': 'me@portal.example',
    });
    expect(text?.split('\n')).toEqual([
      'Contact: mailto:safe@portal.example',
      'Contact: https://portal.example/report',
      'Contact: tel:+39-06-1234',
      expect.stringMatching(/^Expires: 2030-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages: en',
      'Canonical: https://portal.example/.well-known/security.txt',
      'Policy: https://portal.example/policy',
      '',
    ]);
  });

  it('always expires in two to three months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const [, date = ''] =
          /Expires: (\S+)/.exec(write({ 'security.contact': 'a@b.example' }, now) ?? '') ?? [];
        const days = (Date.parse(date) - now) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(60);
        expect(days).toBeLessThanOrEqual(90);
      }),
    );
  });
});

describe('tags of verification services', () => {
  it('are read as services show them, as HTML', () => {
    const html = `<!-- one --><meta name="google-site-verification" content="abc_-1" />
      <meta property="fb:app_id" content="12"><link rel="me" href="https://social.example/@portal">`;
    expect(readHeadTags(html)).toEqual([
      { kind: 'name', name: 'google-site-verification', content: 'abc_-1' },
      { kind: 'property', name: 'fb:app_id', content: '12' },
      { kind: 'me', href: 'https://social.example/@portal' },
    ]);
  });

  it.each([
    '<script src="https://a.example/x.js"></script>',
    '<meta http-equiv="refresh" content="0;url=https://a.example">',
    '<meta name="robots" content="noindex">',
    '<meta name="Viewport" content="x">',
    '<meta property="og:title" content="x">',
    '<link rel="stylesheet" href="https://a.example/x.css">',
    '<link rel="me" href="javascript:alert(1)">',
    '<img src="https://a.example/pixel.gif">',
    '<meta name="x">',
    'google-site-verification: abc',
  ])('cannot be anything else: %j', (html) => {
    expect(settingFaults(siteSettings.definitions, { 'verification.tags': html }, [])).toHaveLength(1);
    expect(decodeSettings({ 'verification.tags': html }).verification.tags).toEqual([]);
  });
});

describe('files of settings', () => {
  const files = {
    'google12ab.html': 'google-site-verification: google12ab.html',
    '.well-known/assetlinks.json': '[]',
  };
  const settings = decodeSettings({ 'verification.files': files, adsTxt: 'a.example, 1, DIRECT' });
  const find = (path: string) =>
    findSiteFile({ info, settings }, path, { environment: { port: 4000 }, now: 0 });

  it('have the content type of their extension', () => {
    expect(find('/google12ab.html')).toEqual({
      type: 'text/html; charset=utf-8',
      body: 'google-site-verification: google12ab.html',
    });
    expect(find('/.well-known/assetlinks.json')?.type).toBe('application/json');
    expect(find('/ads.txt')).toEqual({ type: 'text/plain; charset=utf-8', body: 'a.example, 1, DIRECT\n' });
    expect(find('/app-ads.txt')).toBeNull();
    expect(isSiteFile(null, '/app-ads.txt', {})).toBe(true);
    expect(isSiteFile(null, '/google12ab.html', {})).toBe(false);
  });

  it('contain the key of IndexNow, if one is set', () => {
    const environment = { port: 4000, indexNow: { key: 'a-key-of-the-site', url: 'https://index.example' } };
    const path = '/a-key-of-the-site.txt';
    expect(isSiteFile(null, path, environment)).toBe(true);
    expect(isSiteFile(null, path, {})).toBe(false);
    const file = findSiteFile({ info, settings }, path, { environment, now: 0 });
    expect(file).toEqual({ type: 'text/plain; charset=utf-8', body: 'a-key-of-the-site' });
  });

  it.each([
    'robots.txt',
    'ads.txt',
    'sitemap.xml',
    '.well-known/security.txt',
    '../secret.txt',
    '/google.html',
    'g/details/7.html',
    'page.js',
    'logo.svg',
    '__proto__',
    'constructor',
  ])('cannot have the name %j', (name) => {
    const [fault] = settingFaults(
      siteSettings.definitions,
      { 'verification.files': JSON.parse(`{${JSON.stringify(name)}: "x"}`) },
      [],
    );
    expect(inEnglish(fault?.allowed ?? '')).toContain(JSON.stringify(name));
  });
});

describe('structured data', () => {
  it.each([
    ['MIT', ['https://spdx.org/licenses/MIT.html']],
    ['GPL-3.0+', ['https://spdx.org/licenses/GPL-3.0-or-later.html']],
    [
      'GPL-2.0-only OR (MIT AND Apache-2.0)',
      ['GPL-2.0-only', 'MIT', 'Apache-2.0'].map((id) => `https://spdx.org/licenses/${id}.html`),
    ],
    ['GPL-2.0, MIT', ['GPL-2.0', 'MIT'].map((id) => `https://spdx.org/licenses/${id}.html`)],
    ['https://licence.example/text', ['https://licence.example/text']],
    ['All rights reserved', []],
    ['constructor', []],
    ['', []],
  ])('maps the licence %j to the addresses %j', (licence, addresses) => {
    expect(licenceAddresses(licence)).toEqual(addresses);
  });

  it.each([
    ['Ada Lovelace', 'Person'],
    ['Portal', 'Organization'],
    ['Portal Editors', 'Organization'],
    ['The Newsroom Team', 'Organization'],
    ['Example Media Ltd', 'Organization'],
  ])('treats the author %j as a %s', (name, type) => {
    expect(authorNode(name, ['Portal', ''])['@type']).toBe(type);
  });
});
