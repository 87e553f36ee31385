import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createReadableStreamFromReadable } from '@react-router/node';
import { data, type ActionFunctionArgs } from 'react-router';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { backupFolder, listBackupFiles } from '#app/store/backup.server.ts';
import { actorOf } from '../../access/session.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';

/** A backup contains everything, including the hashes of passwords. */
export const handle: StudioPolicy = { read: 'owner', write: 'owner', isConfirmed: true };

/** Sends a backup as a file. */
export async function action({ params, context }: ActionFunctionArgs): Promise<Response> {
  const { store, clock } = context.get(platformContext);
  const found = (await listBackupFiles(store.dataDir)).find(({ name }) => name === params.file);
  if (!found) throw data(null, { status: 404 });
  const { name } = found;
  const file = path.join(backupFolder(store.dataDir), name);
  const { size } = await stat(file);
  await addAuditEntry(store.db, actorOf(context), {
    action: 'backup-download',
    subject: name,
    now: clock.now(),
  });
  return new Response(createReadableStreamFromReadable(createReadStream(file)), {
    headers: {
      'Content-Type': 'application/vnd.sqlite3',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(size),
    },
  });
}
