import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shortenIcon } from './vite-short-icons.ts';

const icons = fileURLToPath(new URL('../node_modules/lucide-react/dist/esm/icons/', import.meta.url));

it('keeps the shapes of an icon, and nothing else', () => {
  const code = readFileSync(`${icons}trophy.mjs`, 'utf8');
  const short = shortenIcon(code, 'trophy.mjs');
  const shapes = /"(?:path|circle|line)", \{[^}]*?d: "[^"]*"/g;
  expect(short.match(shapes)).toEqual(code.match(shapes));
  expect(short).not.toMatch(/key:|name:|size:/);
  expect(short).toContain('createLucideIcon(__iconData)');
});

it('knows the form of every icon', () => {
  const files = readdirSync(icons).filter((name) => name.endsWith('.mjs'));
  const sources = files.map((name) => [name, readFileSync(icons + name, 'utf8')] as const);
  const own = sources.filter(([, code]) => code.includes('createLucideIcon('));
  expect(own.length).toBeGreaterThan(1000);
  for (const [name, code] of own) expect(() => shortenIcon(code, name)).not.toThrow();
});

it('stops the build if the form changes', () => {
  expect(() => shortenIcon('const icon = createLucideIcon("star", []);', 'star.mjs')).toThrow('star.mjs');
});
