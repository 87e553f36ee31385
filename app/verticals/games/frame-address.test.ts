import { describe, expect, it } from 'vitest';
import { frameAddress, framePermissions } from './frame-address.ts';

const page = { arcadeUrl: 'http://localhost:4001', language: 'de', hasConsent: false };
const game = (playUrl: string, referrerParameter = '') => ({
  playUrl,
  canonical: 'https://portal.example/g/details/7',
  referrerParameter,
});

describe('frameAddress', () => {
  it('puts first-party games on the arcade’s origin, in the language of the page', () => {
    const address = 'http://localhost:4001/own-game/';
    expect(frameAddress(game('arcade:/own-game/'), page)).toBe(`${address}?lang=de`);
    expect(frameAddress(game('arcade:/own-game/?lang=ja'), page)).toBe(`${address}?lang=ja`);
  });

  it('leaves other addresses as they are', () => {
    expect(frameAddress(game('https://games.example/a?b=1#c'), page)).toBe('https://games.example/a?b=1#c');
  });

  it('adds GameDistribution’s parameters according to the consent, and never twice', () => {
    const address = new URL(
      frameAddress(game('https://html5.gamedistribution.com/x/?gdpr-tracking=1'), {
        ...page,
        hasConsent: true,
      }),
    );
    expect(address.searchParams.getAll('gdpr-tracking')).toEqual(['1']);
    expect(address.searchParams.get('gd_sdk_referrer_url')).toBe('https://portal.example/g/details/7');
    expect(address.searchParams.get('gdpr-targeting')).toBe('1');
    const denied = new URL(frameAddress(game('https://html5.gamedistribution.com/x/'), page));
    expect(denied.searchParams.get('gdpr-third-party')).toBe('0');
    expect(new URL(frameAddress(game('https://evilgamedistribution.com/'), page)).search).toBe('');
  });

  it('adds a host’s own referrer parameter', () => {
    expect(frameAddress(game('https://games.example/', 'ref'), page)).toBe(
      'https://games.example/?ref=https%3A%2F%2Fportal.example%2Fg%2Fdetails%2F7',
    );
  });
});

describe('framePermissions', () => {
  it('never grants top navigation, whatever the settings add', () => {
    const { sandbox, allow } = framePermissions({
      playUrl: 'https://games.example/',
      sandbox: 'allow-modals allow-top-navigation allow-top-navigation-by-user-activation allow-scripts',
      allow: 'fullscreen; microphone',
    });
    expect(sandbox.split(' ')).toContain('allow-modals');
    expect(sandbox).not.toContain('top-navigation');
    expect(sandbox.split(' ').filter((token) => token === 'allow-scripts')).toHaveLength(1);
    expect(allow).toBe('fullscreen; autoplay; gamepad; accelerometer; gyroscope; microphone');
  });

  it('tell only games of the arcade the layout of the keyboard', () => {
    const allowed = (playUrl: string) => framePermissions({ playUrl, sandbox: '', allow: '' }).allow;
    expect(allowed('arcade:/own-game/')).toContain('keyboard-map');
    expect(allowed('https://games.example/arcade:/')).not.toContain('keyboard-map');
  });
});
