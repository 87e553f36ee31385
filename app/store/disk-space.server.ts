import { statfs } from 'node:fs/promises';

/** Space of a file system, in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** Reads the space that is free for this user. Returns `null` if the system does not report it. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

/**
 * Whether a disk is nearly full: less than 500 MB is free, or the free space is both less than 5 GB and less than a
 * tenth of the disk.
 */
export function isNearlyFull({ free, total }: DiskSpace): boolean {
  return free < 500_000_000 || (free < total / 10 && free < 5_000_000_000);
}
