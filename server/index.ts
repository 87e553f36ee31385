/** The parts of the server that development, tests and benchmarks use, in one instance with the app. */
export * as build from 'virtual:react-router/server-build';
export { parseEnvironment } from '#app/config/environment.server.ts';
export { createPlatform } from '#app/platform.server.ts';
export { prepareStore } from '#app/prepare-store.server.ts';
export { createClients } from './clients/clients.ts';
export { closeServer, listen } from './listen.ts';
export { createPageRenderer } from './pages/page-renderer.ts';
export { createPortal } from './portal.ts';
export { startServer } from './start.ts';
