import { readFile } from 'node:fs/promises';
import { RefusedError } from './command.ts';

/** Returns the text of a UTF-8 file with line feeds only. Throws RefusedError if it cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  try {
    const bytes = await readFile(file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch (error) {
    throw new RefusedError(describe(file, error), { cause: error });
  }
}

function describe(file: string, error: unknown): string {
  if (error instanceof TypeError) return `${file} is not text in UTF-8; save it in this encoding.`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `${file} does not exist; give the path of a text file.`;
  if (code === 'EISDIR') return `${file} is a folder; give the path of a text file.`;
  return `${file} cannot be read (${String(code)}); check its permissions.`;
}
