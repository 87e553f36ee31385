import type { ServerBuild } from 'react-router';
import type { StudioOptions } from '#server/studio.ts';
import type { RoutePolicyEntry } from './policies.ts';

export interface ListenerOptions extends StudioOptions {
  build: ServerBuild;
  policies: readonly RoutePolicyEntry[];
}
