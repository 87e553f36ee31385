import { readFile } from 'node:fs/promises';
import { RefusedError } from './command.ts';

/** Returns the text of a UTF-8 file with line feeds only. Throws RefusedError if it cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : 'it cannot be opened';
    throw new RefusedError(`${file} cannot be read: ${reason}.`, { cause: error });
  }
}
