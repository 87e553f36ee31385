import * as build from 'virtual:react-router/server-build';
import { createFirstInvitation } from '#app/operators/invitations.server.ts';
import type { Studio, StudioOptions } from '#server/studio.ts';
import { createListener } from './listener.ts';
import { studioOrigin } from './origin.ts';
import { readPolicies } from './policies.ts';

/** The policies of the Studio's routes. Tests request every route with every role. */
export const policies = readPolicies(build.routes);

/** The server loads this function from the Studio's build (server/studio.ts). */
export function createStudio(options: StudioOptions): Studio {
  const { platform } = options;
  return {
    listener: createListener({ ...options, build, policies }),
    async describe() {
      const { environment, store, clock } = platform();
      const origin = studioOrigin(environment);
      const token = await createFirstInvitation(store.db, clock.now());
      if (token === null) return [`The Studio is open at ${origin}`];
      return [
        `The Studio is open. Create the first account within an hour: ${origin}/welcome#${token}`,
        'After that time, start Portico again for a new link.',
      ];
    },
  };
}
