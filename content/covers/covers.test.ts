import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashPicture } from '@portico/shared/picture-hash';
import { preparedFiles } from '@portico/shared/prepared-files';
import { cuts, renderCut } from './cuts.ts';
import type { Cut } from './cuts.ts';
import type { Scene } from './grammar.ts';
import { palettes } from './palettes.ts';

const folder = import.meta.dirname;
const variants = join(folder, '../starter/variants');
const media = join(folder, '../starter/media');
const slugsIn = (path: string, ending: string): string[] =>
  (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();

/**
 * The folder of subjects for each folder of scenes. It is `null` for quiz pictures, which belong to questions, and for
 * offers and cards, which name their scene.
 */
const subjects: Readonly<Record<string, string | null>> = {
  scenes: 'games',
  news: 'news',
  quizzes: 'quizzes',
  'quiz-pictures': null,
  offers: null,
  cards: null,
  signs: 'signs',
  apps: 'apps',
};
const gameSlugs = slugsIn(join(folder, '../games'), '.json');
const cutNames = Object.keys(cuts) as Cut[];

const titleOf = (slug: string): string =>
  (JSON.parse(readFileSync(join(folder, '../games', `${slug}.json`), 'utf8')) as { title: string }).title;

/** All scenes by `folder/slug`. */
const scenes = new Map<string, Scene>(
  await Promise.all(
    Object.keys(subjects).flatMap((group) =>
      slugsIn(join(folder, group), '.ts').map(async (slug): Promise<[string, Scene]> => [
        `${group}/${slug}`,
        ((await import(`./${group}/${slug}.ts`)) as { default: Scene }).default,
      ]),
    ),
  ),
);

/** Returns the first fault of a cover. Covers contain only tags: entities, comments and text count as faults. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/.exec(rest);
    if (tag === null) return `not a tag: ${rest.slice(0, 60)}`;
    const [whole, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice: ${whole}`;
    if (closing === '/') {
      if (open.pop() !== name) return `closed out of order: ${whole}`;
    } else if (empty !== '/') open.push(name);
    rest = rest.slice(whole.length);
  }
  return open.length === 0 ? undefined : `left open: ${open.join(', ')}`;
}

describe('scenes', () => {
  it.each(Object.entries(subjects))('in %s exist for every one of %s and nothing else', (group, of) => {
    if (of === null) return;
    expect(slugsIn(join(folder, group), '.ts')).toEqual(slugsIn(join(folder, '..', of), '.json'));
  });

  it('use a known palette and differ from each other', () => {
    for (const [slug, scene] of scenes) expect(Object.keys(palettes), slug).toContain(scene.palette);
    const drawings = [...scenes.values()].map((scene) => scene.motif(palettes[scene.palette]));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each([...scenes])('%s renders well-formed, self-contained cuts', (name, scene) => {
    const title = name.startsWith('scenes/') ? titleOf(name.slice('scenes/'.length)) : '';
    for (const cut of cutNames) {
      const svg = renderCut(scene, cut, title);
      expect(faultOf(svg), cut).toBeUndefined();
      expect(svg, cut).not.toMatch(/<text|<image|<use|<script|<foreignObject|href|NaN|undefined|Infinity/);
      const local = svg.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(local, cut).not.toContain('://');
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, `${cut}: an id twice`).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, cut).toContain(id);
    }
  });

  it('always render the same output', () => {
    for (const [slug, scene] of scenes) {
      expect(renderCut(scene, 'square', ''), slug).toBe(renderCut(scene, 'square', ''));
    }
  });
});

describe('built images', () => {
  it('exist in every size of the index', () => {
    const index = JSON.parse(readFileSync(join(variants, 'index.json'), 'utf8')) as Record<
      string,
      { width: number; widths: number[] }
    >;
    const originals = new Set(
      readdirSync(media, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => hashPicture(readFileSync(join(entry.parentPath, entry.name)))),
    );
    for (const [hash, { width, widths }] of Object.entries(index)) {
      for (const name of preparedFiles({ hash, widths })) {
        const isOriginal = name === `${hash}-${width}.webp` && originals.has(hash);
        expect(isOriginal || existsSync(join(variants, name)), name).toBe(true);
      }
    }
  });

  it('take at most 23 MB together', () => {
    const sizes = [media, variants].flatMap((place) =>
      readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => statSync(join(entry.parentPath, entry.name)).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(23e6);
  });

  it.each(gameSlugs)('%s has its square and wide original', (slug) => {
    for (const suffix of ['', '-wide']) {
      expect(existsSync(join(media, 'games', `${slug}${suffix}.webp`)), suffix).toBe(true);
    }
  });
});
