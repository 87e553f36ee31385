// The built portal with two faulty blocks: `row` throws, and loading `random` never ends.
import '../server/node-mode.ts';
import path from 'node:path';
import { pino } from 'pino';
import type { AnyBlock } from '#app/pages/layouts/block.server.ts';
import { loadBuiltServer } from '#server/load-built-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const faulty: Record<string, () => unknown> = {
  row: () => {
    throw new Error('This block throws');
  },
  random: () => new Promise(() => {}),
};

function withFaults([type, block]: readonly [string, AnyBlock]): readonly [string, AnyBlock] {
  const fail = faulty[type];
  if (!fail) return [type, block];
  return [
    type,
    { ...block, load: (context, settings) => ({ ...block.load(context, settings), data: fail() }) },
  ];
}

const app = await loadBuiltServer(path.join(root, 'build/server/index.js'));
const environment = app.parseEnvironment(process.env);
const platform = await app.createPlatform({ environment, log: pino({ base: null }) });
const blocks = new Map(
  [...platform.blocks].map(([id, registry]) => [id, new Map([...registry].map(withFaults))]),
);
const { listener } = app.createPortal({
  build: app.build,
  platform: { ...platform, blocks },
  clients: app.createClients(environment.trustProxy, platform.log),
  files: new Map(),
  mode: 'production',
  isStopping: () => false,
});
const { port } = await app.listen(listener, { port: environment.port, variable: 'PORT' });
process.send?.({ portal: port });
