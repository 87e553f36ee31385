import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Platform } from '../platform.server.ts';
import {
  cacheHintsContext,
  currentSnapshot,
  languagePrefixContext,
  platformContext,
  type CacheHints,
} from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { activeVerticals } from './active-verticals.server.ts';
import type { SectionContext } from './block.server.ts';
import { createSectionContext } from './section-context.server.ts';

/** A parsed request for a page of a vertical. Code that has it no longer needs the path or the route. */
export interface PageRequest<Fields> {
  platform: Platform;
  hints: CacheHints;
  server: VerticalServer<Fields>;
  /** The prefix of addresses in the page's language: `/de`, or an empty string. */
  prefix: string;
  context: SectionContext<Fields>;
}

/**
 * Reads a request for a page of a vertical. If the operator has disabled the vertical, redirects to the home page, as
 * for any unknown address.
 */
export function readPageRequest<Fields>(
  request: Readonly<RouterContextProvider>,
  server: VerticalServer<Fields>,
): PageRequest<Fields> {
  const platform = request.get(platformContext);
  const snapshot = currentSnapshot(request);
  if (!snapshot) throw data(null, { status: 503 });
  const active = activeVerticals(platform, snapshot);
  if (!active.includes(server)) throw redirect('/');
  return {
    platform,
    hints: request.get(cacheHintsContext),
    server,
    prefix: request.get(languagePrefixContext),
    context: createSectionContext(request, { snapshot, server, active }),
  };
}
