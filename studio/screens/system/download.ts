import { data, type ActionFunctionArgs } from 'react-router';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { actorOf } from '../../access/session.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { findBackup, sendBackup } from './backup-download.server.ts';

/** A backup contains everything, including the hashes of passwords. */
export const handle: StudioPolicy = { read: 'owner', write: 'owner', isConfirmed: true };

/** Sends a backup as a file. */
export async function action({ params, context }: ActionFunctionArgs): Promise<Response> {
  const { store, clock } = context.get(platformContext);
  const backup = await findBackup(store.dataDir, params.file ?? '');
  if (!backup) throw data(null, { status: 404 });
  await addAuditEntry(store.db, actorOf(context), {
    action: 'backup-download',
    subject: backup.name,
    now: clock.now(),
  });
  return sendBackup(backup);
}
