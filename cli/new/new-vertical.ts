import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInOwnFolder, ownFiles } from '#app/domain/own-files.ts';
import { isCommonPageName } from '#app/domain/text-pages.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError } from '../command.ts';
import { readName, singularOf } from './names.ts';
import { fillTemplates, writeNewFiles } from './templates.ts';

/** Ids up to this one are reserved for the sections of Portico (spec ADDR-1). */
const lastOwnId = 8;

export interface NewVertical {
  /** Name of the vertical in the plural, such as `recipes`. */
  name: string;
  /** The word for one item. By default, the singular of the name. */
  one?: string | undefined;
  /** First part of the addresses. By default, the name. */
  prefix?: string | undefined;
  /** Id of the vertical. By default, the next free one. */
  id?: number | undefined;
}

/**
 * Writes the skeleton of a vertical. Returns its folder, relative to the checkout, the files in this folder, and the id
 * and prefix of the vertical.
 */
export async function createVertical(
  root: string,
  { name: given, one: givenOne, prefix: givenPrefix, id: givenId }: NewVertical,
): Promise<{ folder: string; files: string[]; id: number; prefix: string }> {
  const names = readName(given);
  const folder = `app/verticals/${names.name}`;
  if (existsSync(path.join(root, folder))) {
    throw new RefusedError(`${folder} exists already. Choose another name.`);
  }
  const one = readName(givenOne ?? singularOf(given));
  const prefix = readPrefix(givenPrefix ?? names.name.replaceAll('-', '_'));
  const id = chooseId(givenId);
  const files = await fillTemplates(root, 'vertical', {
    name: names.name,
    camel: names.camel,
    Pascal: names.pascal,
    label: names.label,
    many: names.words,
    one: one.words,
    One: one.pascal,
    prefix,
    id: String(id),
  });
  await writeNewFiles(path.join(root, folder), files);
  return { folder, files: [...files.keys()].toSorted(), id, prefix };
}

function readPrefix(prefix: string): string {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(prefix)) {
    throw new UsageError(
      `"${prefix}" cannot begin addresses. Use lower-case letters, digits and "_", such as --prefix recipes.`,
    );
  }
  const taken = builtIn.verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (taken) throw new RefusedError(`The section ${taken.vertical.name} has the prefix "${prefix}".`);
  const isOwn = ownFiles.has(prefix) || isInOwnFolder(`/${prefix}/`) || isCommonPageName(prefix);
  // Two letters could be the address of a language, such as /de.
  if (isOwn || prefix === 'pages' || prefix === 'err' || prefix.length === 2) {
    throw new RefusedError(`Portico itself uses addresses that begin with "/${prefix}". Choose another one.`);
  }
  return prefix;
}

function chooseId(given: number | undefined): number {
  const taken = new Map(builtIn.verticals.map(({ vertical }) => [vertical.id, vertical.name]));
  if (given === undefined) return Math.max(lastOwnId, ...taken.keys()) + 1;
  const owner = taken.get(given);
  if (owner !== undefined) throw new RefusedError(`The section ${owner} has the id ${given}.`);
  if (given <= lastOwnId) {
    throw new RefusedError(
      `Portico keeps the ids up to ${lastOwnId} for its own sections. Choose a larger one.`,
    );
  }
  return given;
}
