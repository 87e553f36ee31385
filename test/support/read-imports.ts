import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** An import or a re-export of a file. */
export interface Import {
  file: string;
  /** Path of the imported file from the root of the repository, or the name of a package or of a module of Node. */
  target: string;
  isPackage: boolean;
  /** Whether the import is removed when the code is built. */
  isType: boolean;
  /** Whether a pattern of `import.meta.glob` found the file, so that the code also works without the file. */
  isOptional: boolean;
}

/** The references from one file of source code to others. */
export interface FileReferences {
  /** Static, dynamic and type imports, and the files that `import.meta.glob` finds. */
  imports: Import[];
  /** Names of the properties of `import.meta` that the file reads without `?.` after them. */
  importMeta: string[];
}

/** Reads the references of a file, whose path is relative to the root of the repository. */
export function readReferences(file: string): FileReferences {
  const imports: Import[] = [];
  const importMeta: string[] = [];
  const buildRoot = file.startsWith('studio/') ? 'studio' : '';
  // The file name of the command `portico` has no extension that determines the language.
  const language = /\.[mc]?[jt]sx?$/.test(file) ? undefined : 'js';
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'), {
    lang: language,
  });
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program);
  return { imports, importMeta };

  function add(from: string, isType: boolean): void {
    const [bare = ''] = from.split('?');
    // Generated types are not part of the repository.
    if (bare.includes('+types/')) return;
    const isPackage = !bare.startsWith('#') && !bare.startsWith('.');
    const target = bare.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), bare)
      : bare.replace(/^#/, '');
    imports.push({ file, target, isPackage, isType, isOptional: false });
  }

  /**
   * Adds the files that match a pattern. A pattern that starts with `/` is relative to the root of the build that
   * contains the file.
   */
  function addPattern(pattern: string): void {
    const base = pattern.startsWith('/') ? buildRoot : path.posix.dirname(file);
    const fromRoot = path.posix.join(base, pattern);
    for (const found of globSync(fromRoot, { cwd: root, exclude: ['**/node_modules'] })) {
      const target = found.replaceAll(path.sep, '/');
      imports.push({ file, target, isPackage: false, isType: false, isOptional: true });
    }
  }

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { source, importKind, exportKind, specifiers = [] } = value;
    if (/^(Import|Export)\w*Declaration$/.test(value.type) && source) {
      const isType = importKind === 'type' || exportKind === 'type';
      const areTypes = specifiers.length > 0 && specifiers.every((named) => named.importKind === 'type');
      add(source.value, isType || areTypes);
    }
    if (value.type === 'ImportExpression' && source?.value) add(source.value, false);
    if (value.type === 'TSImportType' && source) add(source.value, true);
    if (value.type === 'CallExpression' && isGlob(value.callee)) {
      const [patterns] = value.arguments ?? [];
      for (const { value: pattern } of patterns?.elements ?? [patterns ?? {}]) {
        if (typeof pattern !== 'string') throw new Error(`A pattern in ${file} is not a string.`);
        addPattern(pattern);
      }
    }
    if (value.type === 'MemberExpression') {
      const read = value.object;
      if (isImportMeta(read) && value.property?.name) importMeta.push(value.property.name);
      // `import.meta.env?.DEV` also works without a build, so `env` is not added.
      if (value.optional === true && read?.type === 'MemberExpression' && isImportMeta(read.object)) {
        visit(value.property);
        return;
      }
    }
    Object.values(value).forEach(visit);
  }
}

interface Node {
  type: string;
  source?: { value: string } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: readonly { importKind?: string }[];
  object?: Node;
  property?: { name?: string };
  optional?: boolean;
  callee?: Node;
  arguments?: readonly Argument[];
}

/** An argument of a call that is a string or an array of strings. */
interface Argument {
  value?: unknown;
  elements?: readonly { value?: unknown }[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isImportMeta(node: Node | undefined): boolean {
  return node?.type === 'MetaProperty';
}

/** Whether a node is `import.meta.glob`. */
function isGlob(node: Node | undefined): boolean {
  return node?.type === 'MemberExpression' && isImportMeta(node.object) && node.property?.name === 'glob';
}
