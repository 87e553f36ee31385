import type { Figures } from '#app/domain/catalogue/item.ts';
import type { PlayMode } from '#app/domain/catalogue/item.ts';
import type { NamedLink } from '#app/pages/layouts/links.server.ts';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { SharedPage } from '#app/domain/shared-page.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { Device } from './vertical.ts';

/** The data of a game that the player needs. Serialisable. */
export interface PlayerGame {
  id: number;
  title: string;
  /** Address of the frame. It is `arcade:/slug/` until the page resolves it (spec PLAY-5). */
  playUrl: string;
  playMode: PlayMode;
  detailsHref: string;
  playHref: string;
  /** Absolute address of the details page. */
  canonical: string;
  picture: PictureData | null;
  devices: readonly Device[];
  orientation: 'any' | 'landscape' | 'portrait';
  width: number;
  height: number;
  /** Properties that the settings add to frames from the game's host (spec PLAY-6). */
  sandbox: string;
  allow: string;
  referrerParameter: string;
}

/** The notice that replaces a game whose address no longer works. */
export interface GoneGame {
  /** Time since which the game has been unavailable, in Unix milliseconds. */
  since: number;
  similar: readonly TileData[];
}

/** The data of the bar below the stage. */
export interface GameBarData {
  developer: string;
  categories: readonly NamedLink[];
  /** Star rating. 0 if none is shown. */
  stars: number;
  votes: Pick<Figures, 'likes' | 'dislikes'>;
  /** Minimum number of votes for the counts to be shown. */
  minVotes: number;
  share: SharedPage;
  /** Whether the bar omits the votes and the buttons to collect and share. */
  isCalm?: boolean;
}
