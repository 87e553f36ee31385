import { sqliteResultCode } from './sqlite-lock.server.ts';
import { StoreError } from './store.ts';

/** Codes of errors that report a full disk or quota. `53100` is PostgreSQL's code. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Whether an error or its cause reports a full disk: from the file system, SQLite (SQLITE_FULL), PostgreSQL (53100) or
 * the picture library, which reports it only in the message.
 */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 10; at = at.cause, depth += 1) {
    if (at instanceof StoreError && at.fault === 'full') return true;
    if ('code' in at && typeof at.code === 'string' && fullCodes.has(at.code)) return true;
    if (sqliteResultCode(at) === 13 || /no space left on device/i.test(at.message)) return true;
  }
  return false;
}

/**
 * Returns the error for an operator whose disk is full. Names the file that could not be written, or `location` if that
 * file is unknown.
 */
export function fullDisk(location: string, cause: unknown): StoreError {
  return new StoreError(
    'full',
    `The disk is full: ${writtenFile(cause) ?? location} cannot be written. Free some space and start again; no change was left half done.`,
    { cause },
  );
}

/**
 * Returns the file that could not be written, or `null` if it is unknown. The error of a failed copy contains the
 * source as `path` and the written file as `dest`.
 */
function writtenFile(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if ('dest' in cause && typeof cause.dest === 'string') return cause.dest;
  return 'path' in cause && typeof cause.path === 'string' ? cause.path : null;
}
