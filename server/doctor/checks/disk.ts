import { describeBytes } from '#app/messages/describe-bytes.ts';
import { isNearlyFull, readDiskSpace } from '#app/store/disk-space.server.ts';
import type { Check, Machine } from '../check.ts';
import { error, ok, warning } from '../finding.ts';

/** Minimum number of free bytes. Below it, writing soon fails. */
const least = 100_000_000;

/** Checks the free space on the disk that holds the data. */
export const diskCheck: Check<Machine> = {
  name: 'disk',
  title: 'check.disk',
  async run({ environment, t, formats }) {
    const space = await readDiskSpace(environment.dataDir);
    if (!space) return [ok(t('disk.unknown'))];
    const sizes = { free: describeBytes(formats, space.free), total: describeBytes(formats, space.total) };
    if (space.free < least) return [error(t('disk.full', sizes), t('disk.fullFix'))];
    if (isNearlyFull(space)) return [warning(t('disk.low', sizes), t('disk.lowFix'))];
    return [ok(t('disk.ok', sizes))];
  },
};
