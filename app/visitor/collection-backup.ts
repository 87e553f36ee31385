import { isItemId } from '#app/domain/item-id.ts';
import { seal, SealError, unseal } from './secure-storage.ts';

const format = 'portico-collection';
const version = 1;

/** Maximum size of a backup that is read. Real backups have a few kilobytes. */
export const maxBackupBytes = 1024 * 1024;

/** Why a backup cannot be restored. */
export type BackupFault = 'not-a-backup' | 'other-version' | 'damaged' | 'passphrase' | 'other-section';

/**
 * The result of reading a backup: the ids of a vertical's collected items, newest first, or why it cannot be restored.
 */
export type BackupReading = { ids: readonly number[] } | { fault: BackupFault };

/**
 * Returns the text of a backup file of a vertical's collected items, encrypted with a passphrase (spec MINE-6). If the
 * passphrase is "", everyone can read the file.
 */
export async function writeBackup(
  prefix: string,
  ids: readonly number[],
  passphrase: string,
): Promise<string> {
  if (passphrase === '') return JSON.stringify({ format, version, content: { vertical: prefix, ids } });
  const data = await seal(JSON.stringify({ vertical: prefix, ids }), passphrase.normalize());
  return JSON.stringify({ format, version, data });
}

/** Reads a backup file of a vertical. Never throws, whatever the file or the passphrase contains. */
export async function readBackup(text: string, prefix: string, passphrase: string): Promise<BackupReading> {
  const file = parseObject(text);
  if (!file)
    return { fault: /^\s*\{\s*"format"\s*:\s*"portico-coll/.test(text) ? 'damaged' : 'not-a-backup' };
  if (file.format !== format) return { fault: 'not-a-backup' };
  if (file.version !== version) return { fault: 'other-version' };
  if ('content' in file) return readContent(file.content, prefix);
  if (typeof file.data !== 'string') return { fault: 'damaged' };
  try {
    return readContent(parseObject(await unseal(file.data, passphrase.normalize())), prefix);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    return { fault: error.fault === 'password' ? 'passphrase' : 'damaged' };
  }
}

function readContent(value: unknown, prefix: string): BackupReading {
  if (!isObject(value) || !isIdList(value.ids)) return { fault: 'damaged' };
  return value.vertical === prefix ? { ids: value.ids } : { fault: 'other-section' };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isItemId);
}
