import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: '.',
  buildDirectory: process.env.PORTICO_RELEASE ?? '../build/studio',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
