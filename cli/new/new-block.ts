import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtIn } from '#app/verticals/index.server.ts';
import { RefusedError } from '../command.ts';
import { readName } from './names.ts';
import { fillTemplates, writeNewFiles } from './templates.ts';

/**
 * Writes the skeleton of a block and adds it to the blocks of a vertical. Returns the files that were written and
 * changed, relative to the checkout, and the type of the block. If the type already exists or the lists of blocks are
 * not found, throws a RefusedError before anything is written.
 */
export async function createBlock(
  root: string,
  { name: given, verticalId }: { name: string; verticalId: number },
): Promise<{ files: string[]; changed: string[]; type: string }> {
  const { name, camel, pascal } = readName(given);
  const server = builtIn.verticals.find(({ vertical }) => vertical.id === verticalId);
  if (!server) throw new RefusedError(`There is no section with the id ${verticalId}.`);
  if (builtIn.blocks.get(verticalId)?.has(camel)) {
    throw new RefusedError(
      `The section ${server.vertical.name} has a block "${camel}" already. Choose another name.`,
    );
  }
  const folder = `app/verticals/${server.vertical.scope}`;
  const [serverFile, componentsFile] = [`${folder}/blocks.server.ts`, `${folder}/blocks.tsx`];
  const edited = new Map([
    [
      serverFile,
      addEntry(await readFile(path.join(root, serverFile), 'utf8'), {
        file: serverFile,
        list: /^export const \w+Blocks = \{/m,
        entry: `${camel},`,
        line: `import { ${camel} } from './${name}-block.server.ts';`,
      }),
    ],
    [
      componentsFile,
      addEntry(await readFile(path.join(root, componentsFile), 'utf8'), {
        file: componentsFile,
        list: /^export const \w+Blocks: [^=]*BlockComponents<[^=]*= \{/m,
        entry: `${camel}: ${pascal},`,
        line: `import { ${pascal} } from './components/${name}.tsx';`,
      }),
    ],
  ]);
  const { prefix } = server.vertical;
  const files = await fillTemplates(root, 'block', { name, camel, Pascal: pascal, prefix });
  await writeNewFiles(path.join(root, folder), files);
  for (const [file, text] of edited) await writeFile(path.join(root, file), text);
  return {
    files: [...files.keys()].toSorted().map((file) => `${folder}/${file}`),
    changed: [...edited.keys()],
    type: camel,
  };
}

/** Adds an entry to the beginning of an object in a module, and the import of its value after the other imports. */
function addEntry(
  text: string,
  { file, list, entry, line }: { file: string; list: RegExp; entry: string; line: string },
): string {
  const start = list.exec(text);
  const lastImport = [...text.matchAll(/^import .*;$/gm)].at(-1);
  if (!start || !lastImport) {
    throw new RefusedError(`The list of blocks in ${file} was not found. Write the block manually.`);
  }
  const listed = start.index + start[0].length;
  const imported = lastImport.index + lastImport[0].length;
  return `${text.slice(0, imported)}\n${line}${text.slice(imported, listed)}\n  ${entry}${text.slice(listed)}`;
}
