import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createReadableStreamFromReadable } from '@react-router/node';
import { backupFolder, listBackupFiles } from '#app/store/backup.server.ts';

/** A backup of the store. */
export interface FoundBackup {
  name: string;
  file: string;
  bytes: number;
}

/** Finds a backup by its name. Returns `null` if there is none. */
export async function findBackup(dataDir: string, name: string): Promise<FoundBackup | null> {
  const isKnown = (await listBackupFiles(dataDir)).some((backup) => backup.name === name);
  if (!isKnown) return null;
  const file = path.join(backupFolder(dataDir), name);
  return { name, file, bytes: (await stat(file)).size };
}

/** Returns a response that downloads a backup. */
export function sendBackup({ name, file, bytes }: FoundBackup): Response {
  return new Response(createReadableStreamFromReadable(createReadStream(file)), {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes),
    },
  });
}
