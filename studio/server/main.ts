import * as build from 'virtual:react-router/server-build';
import type { Studio, StudioOptions } from '#server/studio.ts';
import { createListener } from './listener.ts';
import { studioOrigin } from './origin.ts';

/** The server loads this function from the Studio's build (server/studio.ts). */
export function createStudio(options: StudioOptions): Studio {
  const { platform } = options;
  return {
    listener: createListener({ ...options, build }),
    describe: () => Promise.resolve([`The Studio is open at ${studioOrigin(platform().environment)}`]),
  };
}
