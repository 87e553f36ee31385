import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { networkOf } from './networks.ts';

export interface ConnectionGuardOptions {
  /** Returns whether an address is exempt from the limit on connections. */
  isExempt: (address: string) => boolean;
  /** Maximum number of connections that one address may have open. */
  maxPerAddress?: number;
  /** Milliseconds that a client may take to read an answer, even if it reads slowly but steadily. */
  longestAnswer?: number;
  /** Milliseconds that may pass without a byte in either direction while a request is answered. */
  longestStill?: number;
  /** Milliseconds between two checks of the open connections. */
  interval?: number;
  /** Receives a warning the first time that a connection is refused. */
  log?: Pick<Logger, 'warn'> | undefined;
}

/**
 * Maximum number of unanswered requests of one connection. Browsers and proxies send one request and wait for its
 * answer.
 */
const maxUnanswered = 16;

/**
 * Closes a connection that has too many unanswered requests. Node stops reading when answers wait to be sent, but not
 * while they are being produced, so one connection could start any number of requests.
 */
export function boundUnanswered(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node still passes on requests that it read together with the one that exceeded the limit.
    if (socket.destroyed) return;
    listener(request, response);
    if (response.writableEnded && !socket.writableNeedDrain) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > maxUnanswered) socket.destroy();
    else response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  };
}

/**
 * Limits the connections of each address, and closes new ones above the limit immediately. Also closes a connection if
 * the client does not read its answer in time, or if no data moves on it. For this, the open connections are checked at
 * intervals, and only a connection that is busy during a check gets a timer. `server.setTimeout` would set a timer for
 * every request, which costs 2,500 of the 70,000 instructions of a cached answer.
 */
export function guardConnections(server: Server, options: ConnectionGuardOptions): void {
  const { isExempt, maxPerAddress = 512, longestAnswer = 300_000, interval = 5_000, log } = options;
  const { longestStill = 60_000 } = options;
  let isSaid = false;
  const held = new Map<string, number>();
  /** For each open connection, the time of the check that first found unsent data, or `null`. */
  const waiting = new Map<Socket, number | null>();

  function sayFull(): void {
    if (isSaid) return;
    isSaid = true;
    log?.warn(
      `One address has ${maxPerAddress} open connections, and more are refused. If it is a proxy, name it in TRUST_PROXY (docs/security.md).`,
    );
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const key = isExempt(address) ? null : networkOf(address);
    const count = key === null ? 0 : (held.get(key) ?? 0) + 1;
    if (count > maxPerAddress) {
      socket.destroy();
      sayFull();
      return;
    }
    if (key !== null) held.set(key, count);
    waiting.set(socket, null);
    socket.once('close', () => {
      waiting.delete(socket);
      if (key === null) return;
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    });
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of waiting) {
      // A connection between two requests keeps the timeout that Node has set for idle connections.
      if (!socket.timeout) socket.setTimeout(longestStill);
      if (socket.writableLength === 0) waiting.set(socket, null);
      else if (since === null) waiting.set(socket, now);
      else if (now - since > longestAnswer) socket.destroy();
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
