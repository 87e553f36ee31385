import { itemAddress } from '#app/domain/catalogue/addresses.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OperatedSite } from '#app/pages/vertical.server.ts';
import { frameAddress, framePermissions } from './frame-address.ts';
import type { PlayerGame } from './player-data.ts';
import type { Game } from './vertical.ts';

/** Returns the frame properties that the settings define for the host of a game's address (spec PLAY-6, PLAY-7). */
export function frameAdditions(
  playUrl: string,
  { frameHosts }: OperatedSite['settings'],
): Pick<PlayerGame, 'sandbox' | 'allow' | 'referrerParameter'> {
  const host = playUrl.startsWith('https://') ? new URL(playUrl).host : '';
  const { sandbox = '', allow = '', referrerParameter = '' } = ownValue(frameHosts, host) ?? {};
  return { sandbox, allow, referrerParameter };
}

/**
 * Returns the frame of a game as the player shows it to a visitor without consent. Returns `null` if the game's address
 * is not https, as for games of the arcade.
 */
export function gameFrame(game: Game, { settings, siteUrl }: OperatedSite) {
  const { playUrl, playMode } = game;
  // Addresses of the local machine may use http (spec PLAY-4). They are not checked, because checks cannot reach them.
  if (!playUrl.startsWith('https://') || !URL.canParse(playUrl)) return null;
  const additions = frameAdditions(playUrl, settings);
  const canonical = siteUrl + itemAddress({ ...game, router: '' });
  return {
    address: frameAddress(
      { playUrl, canonical, ...additions },
      { arcadeUrl: '', language: '', hasConsent: false },
    ),
    isFramed: playMode !== 'new-tab',
    ...framePermissions({ playUrl, ...additions }),
  };
}
