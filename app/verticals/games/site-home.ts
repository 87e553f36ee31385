/** Games are the home of a fresh install, so `/` contains their components instead of loading them on demand. */
export { components } from './page-components.ts';
