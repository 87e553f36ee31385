import './node-mode.ts';
import path from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { createPortal } from './portal.ts';
import { rootFolder } from './root-folder.ts';
import { startServer } from './start.ts';
import { loadBuiltStudio } from './studio.ts';
import { listClientFiles } from './endpoints/static-files.ts';

/** The folder of the release that this file belongs to. */
const release = path.resolve(import.meta.dirname, '..');

await startServer({
  release,
  async openPortal(site) {
    const files = await listClientFiles({ release, kept: path.join(rootFolder, 'build/earlier') });
    return createPortal({ ...site, build, files, mode: 'production' });
  },
  loadStudio: loadBuiltStudio(release),
});
