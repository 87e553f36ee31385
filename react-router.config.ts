import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { trimManifest } from './scripts/trim-manifest.ts';

export default {
  ssr: true,
  buildDirectory: process.env.PORTICO_RELEASE ?? 'build',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => trimManifest(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
