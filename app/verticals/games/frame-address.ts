import type { PlayerGame } from './player-data.ts';

/** `sandbox` of every game frame. It never allows top navigation (spec PLAY-6). */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-pointer-lock',
  'allow-popups',
  'allow-forms',
  'allow-orientation-lock',
];
const allow = ['fullscreen', 'autoplay', 'gamepad', 'accelerometer', 'gyroscope'];

/**
 * Returns the permissions of a game's frame: the defaults and those that the settings add for the game's host. Games of
 * the arcade may also read the layout of the keyboard (spec PLAY-6).
 */
export function framePermissions(game: Pick<PlayerGame, 'playUrl' | 'sandbox' | 'allow'>): {
  sandbox: string;
  allow: string;
} {
  const added = game.sandbox
    .split(/\s+/)
    .filter((token) => token && !token.startsWith('allow-top-navigation'));
  const own = isInArcade(game) ? ['keyboard-map'] : [];
  return {
    sandbox: [...new Set([...sandbox, ...added])].join(' '),
    allow: [...new Set([...allow, ...own, ...game.allow.split(/(?<!\s)\s*;\s*/).filter(Boolean)])].join('; '),
  };
}

/**
 * Returns the address of a game's frame. An `arcade:/slug/` address becomes an address on the arcade's origin with the
 * language of the page. Other addresses get the provider's parameters. Parameters that the address already contains are
 * not duplicated (spec PLAY-5, PLAY-7).
 */
export function frameAddress(
  game: Pick<PlayerGame, 'playUrl' | 'canonical' | 'referrerParameter'>,
  page: { arcadeUrl: string; language: string; hasConsent: boolean },
): string {
  const isOwn = isInArcade(game);
  const address = new URL(isOwn ? page.arcadeUrl + game.playUrl.slice('arcade:'.length) : game.playUrl);
  const setMissing = (name: string, value: string) => {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  };
  if (isOwn) {
    setMissing('lang', page.language);
    return address.href;
  }
  if (isGameDistribution(address.hostname)) {
    const granted = page.hasConsent ? '1' : '0';
    setMissing('gd_sdk_referrer_url', game.canonical);
    setMissing('gdpr-tracking', granted);
    setMissing('gdpr-targeting', granted);
    setMissing('gdpr-third-party', granted);
  }
  if (game.referrerParameter) setMissing(game.referrerParameter, game.canonical);
  return address.href;
}

/** Whether the portal serves a game from its own arcade. */
export function isInArcade({ playUrl }: { playUrl: string }): boolean {
  return playUrl.startsWith('arcade:/');
}

function isGameDistribution(host: string): boolean {
  return host === 'gamedistribution.com' || host.endsWith('.gamedistribution.com');
}
