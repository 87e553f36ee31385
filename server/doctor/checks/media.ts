import { readdir } from 'node:fs/promises';
import { preparedFiles } from '@portico/shared/prepared-files';
import { readMediaChunks } from '#app/store/media-files.server.ts';
import { mediaFolderOf, type Check, type Site } from '../check.ts';
import { error, ok } from '../finding.ts';

/** Checks whether the files of all pictures exist. */
export const mediaCheck: Check<Site> = {
  name: 'media',
  title: 'check.media',
  async run({ store, environment, t }) {
    const folder = mediaFolderOf(environment);
    const files = new Set(await readdir(folder).catch(() => []));
    let total = 0;
    let lost = 0;
    for await (const pictures of readMediaChunks(store.db)) {
      total += pictures.length;
      lost += pictures.filter((one) => !preparedFiles(one).every((name) => files.has(name))).length;
    }
    if (total === 0) return [ok(t('media.none'))];
    if (lost > 0) return [error(t('media.lost', { lost, folder }), t('media.lostFix'))];
    return [ok(t('media.ok', { count: total }))];
  },
};
