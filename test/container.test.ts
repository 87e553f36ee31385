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

/** The stages of the Dockerfile. The last one is the default image. */
const stages = read('Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((text) => {
    const [, base = '', name = ''] = /^FROM (\S+)(?: AS (\S+))?/.exec(text) ?? [];
    return { base, name, text };
  });

/** Returns the instructions of an image and of the stages that it is based on. */
function instructionsOf(image: { base: string; text: string } | undefined): string {
  if (!image) return '';
  return instructionsOf(stages.find(({ name }) => name === image.base)) + image.text;
}

it.each([
  ['default image', stages.at(-1)],
  ['image with Chromium', stages.find(({ name }) => name === 'browser')],
])('the %s does not run as root', (_, image) => {
  const instructions = instructionsOf(image);
  expect([...instructions.matchAll(/^USER (.+)$/gm)].at(-1)?.[1]).toBe('node');
  expect(instructions).toMatch(/^HEALTHCHECK /m);
});

it('only the image with Chromium has Chromium, and only its service may create user namespaces', () => {
  const hasChromium = (image: (typeof stages)[number] | undefined) =>
    instructionsOf(image).includes('chromium');
  expect(hasChromium(stages.at(-1))).toBe(false);
  expect(hasChromium(stages.find(({ name }) => name === 'browser'))).toBe(true);
  const services = read('compose.yaml').split(/^(?= {2}[\w-]+:$)/m);
  const unconfined = services.filter((text) => text.includes('seccomp=unconfined'));
  expect(unconfined.map((text) => text.slice(0, text.indexOf(':')).trim())).toEqual(['checks']);
  expect(unconfined[0]).not.toMatch(/^ {4}ports:/m);
});

it('Caddy receives every variable that its configuration uses', () => {
  const wanted = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  const [, caddy = ''] = /^ {2}caddy:\n([\s\S]*?)^\S/m.exec(read('compose.yaml')) ?? [];
  expect(wanted).toEqual(['SITE_URL', 'ARCADE_URL', 'STUDIO_URL']);
  for (const name of wanted) expect(caddy).toMatch(new RegExp(`^ {6}${name}: `, 'm'));
});
