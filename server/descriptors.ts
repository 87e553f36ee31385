import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';

/** Bounds the connections of all servers of a process by its file descriptors. */
export interface DescriptorBudget {
  /** Counts a server's connections and refuses those beyond the bound. */
  guard(server: Server): void;
  /** Takes an error of a listening server. Errors other than a shortage of descriptors are logged unchanged. */
  noteError(error: Error): void;
  /** Connections refused so far for want of descriptors. */
  refused(): number;
}

export interface DescriptorBudgetOptions {
  log: Pick<Logger, 'warn' | 'error'>;
  /** The number of descriptors the process may have, and the number open before the first connection. */
  limit?: number;
  used?: number;
}

/** Fewest connections that are accepted, however low the limit is. */
const leastConnections = 8;

/**
 * Creates the budget of one process. Without it the system refuses connections: when no descriptor is left, libuv
 * accepts the connection with a spare one and closes it at once, and Node does not report it. Connections are
 * therefore limited below that point, where a refusal can be counted and logged. Each connection may need a second
 * descriptor for the file it requests, so the limit is half of the free descriptors.
 */
export function createDescriptorBudget(options: DescriptorBudgetOptions): DescriptorBudget {
  const { log, limit = readLimit(), used = countOpen() } = options;
  const most = Math.max(leastConnections, Math.floor((limit - used) / 2));
  let open = 0;
  let refusals = 0;

  function refuse(): void {
    refusals += 1;
    if (refusals > 1) return;
    log.warn(
      { limit, connections: most },
      `Connections are refused: ${limit} file descriptors allow ${most} connections. Raise the limit (LimitNOFILE= in the unit file, ulimit -n in a shell). Said once; portico_connections_refused_total counts.`,
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

/** The limit of open files; Infinity where the system does not say. Node raises the soft limit to the hard one. */
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
