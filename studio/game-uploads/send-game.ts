import { sendFile } from '../ui/send-file.ts';
import type { RefusedGame, TestedGame } from './tested-game.ts';

/** Maximum size of a zip that is sent, in bytes. The server has the same limit. */
const largest = 100 * 1024 * 1024;

/** Uploads the zip of a game. `name` becomes part of its address. */
export async function sendGame(
  zip: File,
  name: string,
  onProgress: (share: number) => void,
): Promise<TestedGame | RefusedGame> {
  if (zip.size > largest) return { fault: 'bytes', file: '' };
  const answer = await sendFile(`/games/upload?name=${encodeURIComponent(name)}`, zip, onProgress);
  if (answer === null) return { fault: 'network', file: '' };
  const { status, body } = answer;
  if (isAnswer(body)) return body;
  if (status === 403) return { fault: 'forbidden', file: '' };
  return { fault: status === 413 ? 'bytes' : 'network', file: '' };
}

function isAnswer(body: unknown): body is TestedGame | RefusedGame {
  return typeof body === 'object' && body !== null && ('slug' in body || 'fault' in body);
}
