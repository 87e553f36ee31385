import type { Mind } from './difficulty.ts';
import type { Layout } from './layout.ts';
import type { Match } from './match.ts';
import type { Reef, Side } from './reef.ts';
import type { Voices } from './voices.ts';

/** The settings at the start of a match. */
export interface Setup {
  readonly reef: Reef;
  /** The strength of the computer, which plays teal. `null` for two players. */
  readonly mind: Mind | null;
  readonly names: Readonly<Record<Side, string>>;
  readonly first: Side;
  readonly seed: number;
  readonly tip: string;
}

/** A shell that is being turned over. */
export interface Turning {
  readonly start: number;
  readonly angle: number;
  readonly to: Side;
  readonly order: number;
  isHeard: boolean;
}

export interface PlayOptions {
  readonly voices: Voices;
  layout(): Layout;
  shake(amount: number): void;
  announce(message: string): void;
  onChange(match: Match): void;
  onOver(match: Match): void;
}
