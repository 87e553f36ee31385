import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';

/** Limits the connections of all servers of a process to its file descriptors. */
export interface DescriptorBudget {
  /** Counts a server's connections, and refuses new ones while all servers together have reached the limit. */
  guard(server: Server): void;
  /** Handles an error of a listening server. A shortage of descriptors is counted; other errors are only logged. */
  noteError(error: Error): void;
  /** Returns the number of connections that were refused because descriptors ran out. */
  refused(): number;
}

export interface DescriptorBudgetOptions {
  log: Pick<Logger, 'warn' | 'error'>;
  /** Number of descriptors that the process may open. */
  limit?: number;
  /** Number of descriptors that are open before the first connection. */
  used?: number;
}

/** Minimum number of connections that are accepted, however low the limit is. */
const minConnections = 8;

/**
 * Creates the budget of one process. It refuses connections before the descriptors run out, so that refusals can be
 * counted and logged. When no descriptor is left, libuv accepts each connection with a spare one and closes it
 * immediately, and Node does not report it. Each connection may need a second descriptor for the file that it requests,
 * so the limit is half of the free descriptors.
 */
export function createDescriptorBudget(options: DescriptorBudgetOptions): DescriptorBudget {
  const { log, limit = readLimit(), used = countOpen() } = options;
  const most = Math.max(minConnections, Math.floor((limit - used) / 2));
  let open = 0;
  let refusals = 0;

  function refuse(): void {
    refusals += 1;
    if (refusals > 1) return;
    log.warn(
      { limit, connections: most },
      `Connections are refused: ${limit} file descriptors allow ${most} connections. Raise the limit (LimitNOFILE= in the unit file, ulimit -n in a shell). Logged once; see portico_connections_refused_total for the number.`,
    );
  }

  return {
    guard(server) {
      server.on('connection', (socket: Socket) => {
        if (open >= most) {
          socket.destroy();
          refuse();
          return;
        }
        open += 1;
        socket.once('close', () => {
          open -= 1;
        });
      });
    },
    noteError(error) {
      if ('code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')) refuse();
      else log.error({ err: error }, 'A listening socket failed');
    },
    refused: () => refusals,
  };
}

/**
 * Returns the limit of open files, or `Infinity` if the system does not report it. Node raises the soft limit to the
 * hard one.
 */
function readLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function countOpen(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}
