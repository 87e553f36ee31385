import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { findJsonFault } from '#app/bundle/find-json-fault.ts';
import { decodeDocument } from '#app/feeds/decode-document.server.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { cloudArcadeTables, createCloudArcadeReader } from './cloudarcade-site.ts';
import { DumpReader, type DumpReaderOptions, type DumpRow } from './dump-rows.server.ts';
import { UnknownExportError, type MovedSite, type System } from './moved-site.ts';
import { readWordPressExport } from './wordpress-export.server.ts';
import { createWordPressReader, wordPressTables } from './wordpress-tables.ts';

/** Size of the largest XML or JSON file, in bytes. Such files are read as a whole, while dumps are read in pieces. */
const largestDocument = 64 * 1024 * 1024;

/** Longest dump in UTF-16 units, after it is unpacked. */
const longestDump = 16 * 1024 ** 3;

/**
 * Reads the export of another system: a MySQL dump (plain or gzip), WordPress' own XML, or CloudArcade's games as JSON.
 * `system` is needed only for a dump that contains the tables of both systems. Throws UnknownExportError.
 */
export async function readMovedSite(file: string, system?: System): Promise<MovedSite> {
  const start = await readStart(file);
  const isPacked = start[0] === 0x1f && start[1] === 0x8b;
  const text = isPacked ? '' : decodeStart(start).trimStart();
  if (text.startsWith('<')) {
    refuse(system === 'cloudarcade', 'The file is XML, which CloudArcade does not export.');
    return readWordPressExport(await readDocument(file));
  }
  if (/^[[{]/.test(text)) {
    refuse(
      system === 'wordpress',
      'The file is JSON, which WordPress does not export. Give its XML or a dump.',
    );
    return readCloudArcadeJson(await readDocument(file));
  }
  return readDump(file, system);
}

function refuse(isWrong: boolean, message: string): void {
  if (isWrong) throw new UnknownExportError(message);
}

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnknownExportError(`${file} cannot be read (${reason}).`, { cause: error });
  });
  try {
    refuse((await handle.stat()).isDirectory(), `${file} is a folder; give the file of the export.`);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Returns the text of the first bytes of a document. The bytes may end within a character. */
function decodeStart(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeDocument(bytes).text;
  }
}

async function readDocument(file: string): Promise<string> {
  const { size } = await stat(file);
  refuse(
    size > largestDocument,
    `The file has ${Math.ceil(size / 1024 ** 2)} MB, more than the ${largestDocument / 1024 ** 2} MB that are read at ` +
      'once. Export it in parts, or give a dump of the database.',
  );
  // Plugins of WordPress often write empty lines before the export, so white space at the start is removed.
  return decodeDocument(await readFile(file)).text.trimStart();
}

/** Reads a dump twice: first the names of its tables, which tell the system, then the rows. */
async function readDump(file: string, system: System | undefined): Promise<MovedSite> {
  const tables = new Set<string>();
  await scanDump(file, { wants: () => false, onRow: () => {}, onTable: (table) => void tables.add(table) });
  const source = findSource(tables, system);
  const isWordPress = source.system === 'wordpress';
  const reader = isWordPress ? createWordPressReader() : createCloudArcadeReader();
  const known = isWordPress ? wordPressTables : cloudArcadeTables;
  const bareName = (table: string) => {
    const name = table.startsWith(source.prefix) ? table.slice(source.prefix.length) : '';
    return known.has(name) ? name : null;
  };
  let faultyRows = 0;
  await scanDump(file, {
    wants: (table) => bareName(table) !== null,
    onRow: (table, row) => reader.addRow(bareName(table) ?? '', row),
    onFaultyRow: () => (faultyRows += 1),
  });
  const site = reader.finish();
  if (faultyRows === 0) return site;
  const warning = `Rows that could not be read, because they do not fit their table: ${faultyRows}.`;
  return { ...site, warnings: [...site.warnings, warning] };
}

async function scanDump(file: string, options: DumpReaderOptions): Promise<void> {
  const reader = new DumpReader(options);
  const decoder = new TextDecoder('utf-8');
  let length = 0;
  const write = (piece: string) => {
    length += piece.length;
    refuse(length > longestDump, 'The dump is too long.');
    reader.write(piece);
  };
  try {
    for await (const bytes of await openDump(file))
      write(decoder.decode(bytes as Uint8Array, { stream: true }));
    write(decoder.decode());
  } catch (error) {
    if (error instanceof UnknownExportError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnknownExportError(`The file cannot be read completely (${reason}).`, { cause: error });
  }
  refuse(!reader.end(), 'The dump is cut off: it ends within a statement. Export it again.');
}

async function openDump(file: string): Promise<Readable> {
  const [first, second] = await readStart(file);
  const bytes = createReadStream(file);
  if (first !== 0x1f || second !== 0x8b) return bytes;
  const unpacked = createGunzip();
  bytes.on('error', (error) => unpacked.destroy(error));
  return bytes.pipe(unpacked);
}

/** Finds the system of a dump and the prefix of its tables. Throws UnknownExportError. */
function findSource(
  tables: ReadonlySet<string>,
  system: System | undefined,
): { system: System; prefix: string } {
  if (system !== 'cloudarcade') {
    const prefixes = [...tables]
      .filter((table) => table.endsWith('postmeta'))
      .map((table) => table.slice(0, -'postmeta'.length))
      .filter((prefix) => tables.has(`${prefix}posts`));
    // In a network, each site has its own prefix. Only the sites with games have the plugin's table, so their prefixes
    // come first.
    const [prefix] = prefixes.toSorted(
      (a, b) => Number(tables.has(`${b}myarcadegames`)) - Number(tables.has(`${a}myarcadegames`)),
    );
    if (prefix !== undefined) return { system: 'wordpress', prefix };
  }
  if (system !== 'wordpress') {
    const prefixes = [...tables]
      .filter((table) => table.endsWith('games'))
      .map((table) => table.slice(0, -5));
    const prefix = prefixes.find((one) => tables.has(`${one}categories`) && tables.has(`${one}cat_links`));
    if (prefix !== undefined) return { system: 'cloudarcade', prefix };
  }
  const found = [...tables].slice(0, 10).join(', ');
  throw new UnknownExportError(
    'The file has neither the tables of WordPress (posts and postmeta) nor those of CloudArcade (games, categories and ' +
      `cat_links)${found === '' ? '' : `; it has ${found}`}.`,
  );
}

/**
 * Reads CloudArcade's tables as phpMyAdmin exports them to JSON, or a plain list of games as CloudArcade's JSON
 * importer takes it. The fields of such a game have the names of the columns of `games`.
 */
function readCloudArcadeJson(text: string): MovedSite {
  const reader = createCloudArcadeReader();
  const value = parse(text);
  const list = Array.isArray(value) ? value.filter(isObject) : [];
  refuse(list.length === 0, 'The file is JSON, but no list of games or tables.');
  const tables = list.filter((entry) => ownValue(entry, 'type') === 'table');
  let games = 0;
  const addRows = (table: string, rows: readonly unknown[]) => {
    for (const row of rows.filter(isObject)) {
      if (table === 'games') games += 1;
      reader.addRow(table, rowOf(row));
    }
  };
  if (tables.length > 0) {
    for (const table of tables) {
      const [name, data] = [ownValue(table, 'name'), ownValue(table, 'data')];
      if (typeof name === 'string' && Array.isArray(data)) addRows(name, data);
    }
  } else
    addRows(
      'games',
      list.filter((entry) => ownValue(entry, 'title') !== undefined),
    );
  refuse(
    games === 0,
    'The file is JSON, but has no games: neither a table "games" nor entries with a title.',
  );
  return reader.finish();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = findJsonFault(text);
    throw new UnknownExportError(
      fault
        ? `${fault.isCutOff ? 'The JSON is cut off' : 'The file is not JSON'}, ${fault.position}.`
        : 'The JSON is nested too deeply.',
      { cause: error },
    );
  }
}

/** Returns the texts and numbers of an object as a row. True and false become 1 and 0, as MySQL stores them. */
function rowOf(object: Readonly<Record<string, unknown>>): DumpRow {
  return new Map(
    Object.entries(object).map(([name, value]) => {
      const text = typeof value === 'boolean' ? String(Number(value)) : value;
      return [name.toLowerCase(), typeof text === 'string' || typeof text === 'number' ? String(text) : null];
    }),
  );
}
