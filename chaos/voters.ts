import { request } from 'node:http';

/** Games of the starter content that are voted for. */
export const votedItems = [762, 763, 764, 765];

export interface VoteAnswer {
  /** 0: none. */
  status: number;
  text: string;
  retryAfter: string | undefined;
  milliseconds: number;
}

/** Likes a game as visitor number `visitor`: every visitor has a loopback address of its own. */
export function vote(port: number, visitor: number, itemId: number): Promise<VoteAnswer> {
  const began = performance.now();
  const host = `127.0.0.1:${port}`;
  const body = JSON.stringify({ vertical: 'g', id: itemId, value: 1 });
  return new Promise((resolve) => {
    const done = (status: number, text: string, retryAfter?: string) =>
      resolve({ status, text, retryAfter, milliseconds: performance.now() - began });
    request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/vote',
        method: 'POST',
        localAddress: `127.${1 + ((visitor >> 16) & 127)}.${(visitor >> 8) & 255}.${1 + (visitor & 127)}`,
        headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => done(response.statusCode ?? 0, text, response.headers['retry-after']));
        response.on('error', () => done(0, text));
      },
    )
      .on('error', (error) => done(0, error.message))
      .end(body);
  });
}

/** What many visitors have been told so far. */
export interface Tally {
  /** By item id. */
  sent: Map<number, number>;
  acknowledged: Map<number, number>;
  /** Answers other than an acknowledgement, by status. */
  refused: Map<number, number>;
}

export const emptyTally = (): Tally => ({ sent: new Map(), acknowledged: new Map(), refused: new Map() });

let nextVisitor = 1;

/** Sends votes of ever new visitors over `lanes` connections until `isOver`. */
export async function keepVoting(
  port: number,
  lanes: number,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> {
  const lane = async () => {
    while (!isOver()) {
      const visitor = nextVisitor;
      nextVisitor += 1;
      await voteAndCount(port, visitor, tally);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** One vote of a visitor who never voted before. */
export async function voteOnce(port: number, tally: Tally): Promise<VoteAnswer> {
  const visitor = nextVisitor;
  nextVisitor += 1;
  return voteAndCount(port, visitor, tally);
}

async function voteAndCount(port: number, visitor: number, tally: Tally): Promise<VoteAnswer> {
  const itemId = votedItems[visitor % votedItems.length] ?? 0;
  add(tally.sent, itemId);
  const answer = await vote(port, visitor, itemId);
  if (answer.status === 200) add(tally.acknowledged, itemId);
  else add(tally.refused, answer.status);
  return answer;
}

function add(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

export function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
