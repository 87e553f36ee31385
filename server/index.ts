/**
 * The parts of the server that development, tests and benchmarks use. They are exported together with the build of the
 * app, so that both share one instance of each module.
 */
export * as build from 'virtual:react-router/server-build';
export { parseEnvironment } from '#app/config/environment.server.ts';
export { createPlatform } from '#app/platform.server.ts';
export { prepareStore } from '#app/prepare-store.server.ts';
export { createClients } from './clients/clients.ts';
export { closeServer, listen } from './listen.ts';
export { createPageRenderer } from './pages/page-renderer.ts';
export { createPortal } from './portal.ts';
export { startServer } from './start.ts';
