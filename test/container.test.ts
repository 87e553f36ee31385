import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readReferences } from '#test/support/read-imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false }) !== undefined;

/** The source of every COPY from the checkout. Copies from earlier stages are left out. */
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
);

it('the image is made of files that exist and are not ignored', () => {
  expect(copied.length).toBeGreaterThan(3);
  expect(copied.filter((source) => !exists(source))).toEqual([]);
  const ignored = read('.dockerignore').split('\n').filter(Boolean);
  expect(copied.filter((source) => ignored.some((entry) => `${source}/`.startsWith(`${entry}/`)))).toEqual(
    [],
  );
});

it('the image contains everything that its start and the command line import', () => {
  const isCopied = (file: string) => copied.some((source) => `${file}/`.startsWith(`${source}/`));
  const reached = new Set(['scripts/supervise.mjs', 'portico']);
  for (const file of reached) {
    for (const { target, isPackage, isType } of readReferences(file).imports) {
      if (!isPackage && !isType) reached.add(target);
    }
  }
  expect([...reached].filter((file) => !isCopied(file))).toEqual([]);
  expect(read('Dockerfile')).toMatch(/^COPY --from=build \/portico\/build build$/m);
});

it('the image does not run as root', () => {
  const [, last = ''] =
    /.*^FROM ([\s\S]*)$/m.exec(
      read('Dockerfile')
        .split(/(?=^FROM )/m)
        .at(-1) ?? '',
    ) ?? [];
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
});

it('Caddy receives every variable that its configuration uses', () => {
  const wanted = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  const [, caddy = ''] = /^ {2}caddy:\n([\s\S]*?)^\S/m.exec(read('compose.yaml')) ?? [];
  expect(wanted).toEqual(['SITE_URL', 'ARCADE_URL', 'STUDIO_URL']);
  for (const name of wanted) expect(caddy).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
});
