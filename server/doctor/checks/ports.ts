import { connect } from 'node:net';
import { z } from 'zod';
import type { Environment } from '#app/config/environment.server.ts';
import type { Check, Machine } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

/** Milliseconds that a program may take to answer. */
const patience = 3_000;

/** Checks whether Portico answers at its ports, and whether the portal is ready for visitors. */
export const portsCheck: Check<Machine> = {
  name: 'ports',
  title: 'check.ports',
  async run({ environment, t }) {
    const listeners = await Promise.all(
      listenersOf(environment).map(async (listener) => ({ ...listener, isOpen: await answers(listener) })),
    );
    const [portal] = listeners;
    if (portal && listeners.every(({ isOpen }) => !isOpen)) {
      return [error(t('ports.none', { address: portal.address }), t('ports.noneFix'))];
    }
    const found: Outcome[] = [];
    for (const { variable, address, isOpen } of listeners) {
      if (!isOpen) {
        found.push(error(t('ports.free', { address, variable }), t('ports.freeFix')));
      } else if (variable === 'PORT') {
        const state = await readState(address);
        if (state === null) {
          found.push(error(t('ports.taken', { address, variable }), t('ports.takenFix', { variable })));
        } else if (state.status !== 'ready') {
          found.push(warning(t('ports.notReady', { address }), t('ports.notReadyFix')));
        } else if (state.problem !== null) {
          const { problem } = state;
          found.push(error(t('ports.problem', { address, problem }), t('ports.problemFix')));
        }
      }
    }
    return found.length > 0 ? found : [ok(t('ports.ok', { count: listeners.length }))];
  },
};

/**
 * Returns the addresses at which this machine must answer. Servers with port 0 are left out: the system chooses their
 * port, or they are switched off.
 */
function listenersOf({ host, port, arcadePort, studioPort, studioUrl }: Environment) {
  const isAny = host === undefined || host === '0.0.0.0' || host === '::';
  const own = isAny ? '127.0.0.1' : host;
  return [
    { variable: 'PORT', host: own, port },
    { variable: 'ARCADE_PORT', host: own, port: arcadePort },
    { variable: 'STUDIO_PORT', host: studioUrl === undefined ? '127.0.0.1' : own, port: studioPort },
  ].flatMap((listener) => {
    const name = listener.host.includes(':') ? `[${listener.host}]` : listener.host;
    return listener.port === 0 ? [] : [{ ...listener, address: `http://${name}:${listener.port}` }];
  });
}

/** Returns whether a program accepts connections at this host and port. */
function answers({ host, port }: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patience });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

const stateSchema = z.object({
  status: z.enum(['ready', 'starting', 'stopping']),
  problem: z.string().nullable(),
});

/** Reads `/readyz`. Returns `null` if the program there is not Portico. */
async function readState(address: string): Promise<z.output<typeof stateSchema> | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${address}/readyz`, { redirect: 'manual', signal });
    const { success, data } = stateSchema.safeParse(await response.json());
    return success ? data : null;
  } catch {
    return null;
  }
}
