/* The rules for the files in the zip of an uploaded game. Checking them does not require the contents of the files. */

/** Limits of an uploaded game. Sizes are in bytes. */
export const gameLimits = {
  zip: 100 * 2 ** 20,
  unpacked: 300 * 2 ** 20,
  files: 5_000,
  /** Maximum length of a path, in characters. */
  path: 200,
  /** Maximum ratio of a file's size to its size in the zip. Only files above 1 MB are checked. */
  ratio: 200,
} as const;

/** Why an upload is not a game that the portal can serve. */
export type GameFault =
  /** The file is not a readable zip. */
  | 'zip'
  | 'encrypted'
  | 'no-page'
  /** The index.html is in a folder beside other files. */
  | 'deep-page'
  /** A path that leaves the folder of the game, is absolute or cannot be stored everywhere. */
  | 'path'
  | 'link'
  | 'duplicate'
  | 'type'
  | 'files'
  | 'bytes'
  | 'unpacked'
  /** A file grows far more when unpacked than real files do. */
  | 'bomb';

/** An upload that the portal cannot serve as a game. */
export class GameError extends Error {
  override name = 'GameError';
  readonly fault: GameFault;
  /** The file in the zip that has the fault. Empty if the fault concerns the whole zip. */
  readonly file: string;

  constructor(fault: GameFault, file = '', options?: ErrorOptions) {
    super(file === '' ? fault : `${fault}: ${file}`, options);
    this.fault = fault;
    this.file = file;
  }
}

/** The entry of a file in the directory of a zip. The sizes that it declares may be wrong. */
export interface GameEntry {
  /** Path with slashes. The path of a folder ends with one. */
  name: string;
  /** Sizes in bytes: in the zip, and unpacked. */
  packed: number;
  unpacked: number;
  isLink: boolean;
  isEncrypted: boolean;
}

const types = new Set(
  [
    'html htm css js mjs cjs json map wasm xml txt md csv tsv webmanifest',
    'png jpg jpeg gif webp avif svg ico bmp cur ktx ktx2 basis dds',
    'mp3 ogg oga opus wav m4a aac flac mid midi mp4 webm ogv',
    'woff woff2 ttf otf eot fnt',
    'glb gltf bin obj mtl fbx dae stl hdr exr glsl vert frag shader atlas skel plist tmx tsx tsj tmj',
    'data mem pck unityweb br gz zip symbols dat lvl level pak xnb love rpgmvp rpgmvm rpgmvo',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a path leads to a file that archivers add and no game needs. */
function isClutter(path: string): boolean {
  return path
    .split('/')
    .some(
      (step) => step.startsWith('.') || step === '__MACOSX' || /^(?:thumbs\.db|desktop\.ini)$/i.test(step),
    );
}

/**
 * Checks the entries of a zip. Returns the files of the game by the paths under which they are stored. These paths omit
 * the folders that contain all files. Throws a GameError.
 */
export function planGame(entries: readonly GameEntry[]): Map<string, GameEntry> {
  if (entries.length > gameLimits.files * 2) throw new GameError('files');
  for (const { name } of entries) checkPath(name);
  const files = entries.filter(({ name }) => !name.endsWith('/') && !isClutter(name));
  if (files.length > gameLimits.files) throw new GameError('files');
  const total = files.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > gameLimits.unpacked) throw new GameError('unpacked');
  for (const entry of files) checkEntry(entry);
  const top = commonFolder(files.map(({ name }) => name));
  const plan = new Map(files.map((entry) => [entry.name.slice(top.length), entry]));
  checkDuplicates(files.map(({ name }) => name));
  if (!plan.has('index.html')) throw missingPage([...plan.keys()]);
  return plan;
}

function checkPath(name: string): void {
  const steps = name.replace(/\/$/, '').split('/');
  const isSafe =
    name.length <= gameLimits.path &&
    name.isWellFormed() &&
    !/[\p{Cc}\\:*?"<>|]/u.test(name) &&
    steps.every((step) => step !== '' && step !== '.' && step !== '..' && !/[. ]$/.test(step));
  if (!isSafe) throw new GameError('path', name.slice(0, gameLimits.path));
}

function checkEntry({ name, packed, unpacked, isLink, isEncrypted }: GameEntry): void {
  if (isEncrypted) throw new GameError('encrypted', name);
  if (isLink) throw new GameError('link', name);
  const base = name.slice(name.lastIndexOf('/') + 1);
  const extension = base.includes('.') ? base.slice(base.lastIndexOf('.') + 1).toLowerCase() : '';
  // Licences and similar texts often have no file extension. They are served as plain bytes.
  if (extension !== '' && !types.has(extension)) throw new GameError('type', name);
  if (unpacked > 2 ** 20 && unpacked > packed * gameLimits.ratio) throw new GameError('bomb', name);
}

/** Refuses paths that are equal on a disk that ignores case, and paths that are both a file and a folder. */
function checkDuplicates(names: readonly string[]): void {
  const fold = (name: string) => name.normalize('NFC').toLowerCase();
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(fold(name))) throw new GameError('duplicate', name);
    seen.add(fold(name));
  }
  for (const name of names) {
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      if (seen.has(fold(name.slice(0, end)))) throw new GameError('duplicate', name);
    }
  }
}

/** Returns the innermost folder that contains all files, with its slash, or "". */
function commonFolder(names: readonly string[]): string {
  const [first = ''] = names;
  let common = '';
  for (;;) {
    const inner = first.slice(0, first.indexOf('/', common.length) + 1);
    if (inner.length <= common.length || !names.every((name) => name.startsWith(inner))) return common;
    common = inner;
  }
}

/** Returns the error for a zip without an index.html in its innermost common folder. */
function missingPage(names: readonly string[]): GameError {
  const [nearest] = names
    .filter((name) => name.endsWith('/index.html'))
    .toSorted((a, b) => a.length - b.length);
  return nearest === undefined
    ? new GameError('no-page')
    : new GameError('deep-page', nearest.slice(0, -'/index.html'.length));
}
