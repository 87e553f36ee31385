import { request } from 'node:http';

/** Games of the starter content that visitors vote for. */
export const votedItems = [762, 927, 773, 1150];

export interface VoteAnswer {
  /** 0 if there was no answer. */
  status: number;
  text: string;
  retryAfter: string | undefined;
  milliseconds: number;
}

/** Likes a game as visitor number `visitor`. Every visitor has its own loopback address. */
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
        localAddress: addressOf(visitor),
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

/** Returns the loopback address of one of six million visitors. */
function addressOf(visitor: number): string {
  const part = (size: number) => Math.floor(visitor / size) % 250;
  return `127.${1 + (part(62_500) % 100)}.${part(250)}.${1 + part(1)}`;
}

/** The answers that visitors have received so far. */
export interface Tally {
  /** Numbers of sent and of acknowledged votes, by item id. */
  sent: Map<number, number>;
  acknowledged: Map<number, number>;
  /** Answers that did not confirm the vote, by status. */
  refused: Map<number, number>;
}

export const emptyTally = (): Tally => ({ sent: new Map(), acknowledged: new Map(), refused: new Map() });

let nextVisitor = 1;

/** Sends votes of new visitors over `lanes` connections until `isOver` returns `true`. */
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

/** Sends one vote of a visitor who has not voted before. */
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
