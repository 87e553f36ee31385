import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createReadableStreamFromReadable } from '@react-router/node';
import { backupFolder, listBackupFiles } from '#app/store/backup.server.ts';

/** Returns a response that downloads a backup, or `null` if there is none of that name. */
export async function downloadBackup(dataDir: string, name: string): Promise<Response | null> {
  const isKnown = (await listBackupFiles(dataDir)).some((backup) => backup.name === name);
  if (!isKnown) return null;
  const file = path.join(backupFolder(dataDir), name);
  const { size } = await stat(file);
  return new Response(createReadableStreamFromReadable(createReadStream(file)), {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(size),
    },
  });
}
