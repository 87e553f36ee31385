import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { rootFolder } from './root-folder.ts';

const schema = z.object({ version: z.string() });

export const porticoVersion = schema.parse(
  JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8')),
).version;
