import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The workspace packages that a package may import. Tests may import more. */
const allowed = {
  arcade: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  content: { code: ['@portico/shared'], tests: ['@portico/shared', '@portico/arcade'] },
  shared: { code: [], tests: [] },
  app: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  server: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  cli: { code: ['@portico/shared'], tests: ['@portico/shared'] },
} satisfies Record<string, { code: readonly string[]; tests: readonly string[] }>;

interface Import {
  file: string;
  from: string;
}

function importsOf(folder: string): Import[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|starter\/media)\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const names = text.matchAll(/(?:\bfrom|\bimport\(|^import)\s*['"`]([^'"`\n]+)['"`]/gm);
      return [...names].map(([, from = '']) => ({ file, from }));
    });
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const describeImport = ({ file, from }: Import) => `${file} imports ${from}`;

describe.each(Object.entries(allowed))('imports of %s', (folder, { code, tests }) => {
  const imports = importsOf(folder);

  it('lead to no other package of the repository than the allowed ones', () => {
    const others = imports.filter(({ file, from }) => {
      const names: readonly string[] = isTest(file) ? tests : code;
      return from.startsWith('@portico/') && !names.some((name) => from.startsWith(`${name}/`));
    });
    expect(others.map(describeImport)).toEqual([]);
  });

  it('do not lead into the folder of another package', () => {
    const packages = ['arcade', 'content', 'shared'];
    const isPackage = packages.includes(folder);
    const outside = imports.filter(({ file, from }) => {
      if (from.startsWith('#')) return isPackage;
      if (!from.startsWith('.')) return false;
      const [target = ''] = path.posix.join(path.posix.dirname(file), from).split('/');
      return target !== folder && (isPackage || packages.includes(target));
    });
    expect(outside.map(describeImport)).toEqual([]);
  });
});
