import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReferences, type Import } from '#test/support/read-imports.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The workspace packages that a package may import. Tests may import more. */
const allowed = {
  arcade: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  content: { code: ['@portico/shared'], tests: ['@portico/shared', '@portico/arcade'] },
  shared: { code: [], tests: [] },
  app: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  server: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  cli: { code: ['@portico/shared'], tests: ['@portico/shared'] },
  studio: { code: ['@portico/shared'], tests: ['@portico/shared'] },
} satisfies Record<string, { code: readonly string[]; tests: readonly string[] }>;

function importsOf(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', 'content/starter/media', '**/*.d.ts'],
  });
  return files.flatMap((file) => readReferences(file.replaceAll(path.sep, '/')).imports);
}

const isTest = (file: string) => /\.(test|spec|fixture)\.tsx?$/.test(file);
const describeImport = ({ file, target }: Import) => `${file} imports ${target}`;

describe.each(Object.entries(allowed))('imports of %s', (folder, { code, tests }) => {
  const imports = importsOf(folder);

  it('lead to no other package of the repository than the allowed ones', () => {
    const others = imports.filter(({ file, target }) => {
      const names: readonly string[] = isTest(file) ? tests : code;
      return target.startsWith('@portico/') && !names.some((name) => target.startsWith(`${name}/`));
    });
    expect(others.map(describeImport)).toEqual([]);
  });

  it('do not lead into the folder of another package', () => {
    const packages = ['arcade', 'content', 'shared'];
    const isPackage = packages.includes(folder);
    const outside = imports.filter((reference) => {
      const [target = ''] = reference.target.split('/');
      return !reference.isPackage && target !== folder && (isPackage || packages.includes(target));
    });
    expect(outside.map(describeImport)).toEqual([]);
  });
});
