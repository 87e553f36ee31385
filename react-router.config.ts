import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: process.env.PORTICO_RELEASE ?? 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
