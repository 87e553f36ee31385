import { generate, parse } from 'css-tree';
import { expect, it } from 'vitest';
import { leanSheet } from './vite-lean-sheets.ts';

const short = (css: string) => generate(parse(css));

it('removes what only older browsers need', () => {
  const css = `
    @layer properties;
    @layer theme, utilities;
    @layer utilities {
      .bg {
        color: red;
        background-color: #ffffff14;
        @supports (color: color-mix(in lab, red, red)) {
          background-color: color-mix(in oklab, var(--a) 8%, transparent);
        }
        margin: 0;
      }
    }
    @layer properties {
      @supports (not (margin-trim: inline)) { * { --tw-leading: initial; } }
    }`;
  expect(leanSheet(css)).toBe(
    short(`
      @layer theme, utilities;
      @layer utilities {
        .bg {
          color: red;
          background-color: color-mix(in oklab, var(--a) 8%, transparent);
          margin: 0;
        }
      }`),
  );
});

it('removes fallbacks in nested rules and in rules of their own', () => {
  const lean = leanSheet(`
    .more a {
      background: #ffffff0f;
      @supports (color: color-mix(in lab, red, red)) {
        background: color-mix(in oklab, var(--a) 6%, transparent);
      }
    }
    .bg\\/6:hover { color: #fff; }
    @supports (color: color-mix(in lab, red, red)) {
      .bg\\/6:hover { color: color-mix(in oklab, var(--a) 6%, transparent); }
    }
    .more { a { color: #fff; @supports (color: color-mix(in lab, red, red)) { color: color-mix(in oklab, var(--a) 6%, transparent); } } }`);
  expect(lean).not.toMatch(/@supports|#fff/);
  expect(lean.match(/color-mix/g)).toHaveLength(3);
});

it('keeps other conditions', () => {
  const css = '@supports (color: light-dark(#000, #fff)) { :root { color: light-dark(#000, #fff); } }';
  expect(leanSheet(css)).toBe(short(css));
});

it('removes variables of Tailwind that no rule reads', () => {
  const css = `
    .bold { --tw-font-weight: 700; font-weight: 700; --own: 1; }
    .low { --tw-leading: 1; line-height: var(--tw-leading, 2); }
    @property --tw-font-weight { syntax: "*"; inherits: false; }
    @property --tw-leading { syntax: "*"; inherits: false; }`;
  expect(leanSheet(css)).toBe(
    short(`
      .bold { font-weight: 700; --own: 1; }
      .low { --tw-leading: 1; line-height: var(--tw-leading, 2); }
      @property --tw-leading { syntax: "*"; inherits: false; }`),
  );
});

it('replaces variables of Tailwind that no rule sets by their initial values', () => {
  const css = `
    .eased { transition-property: color, --tw-gradient-from; transition-timing-function: var(--tw-ease, cubic-bezier(0.4, 0, 0.2, 1)); }
    .moved { --tw-translate-y: 1px; translate: var(--tw-translate-x) var(--tw-translate-y); }
    .tabular { --tw-numeric-spacing: tabular-nums; font-variant-numeric: var(--tw-ordinal,) var(--tw-numeric-spacing,); }
    @property --tw-translate-x { syntax: "*"; inherits: false; initial-value: 0; }
    @property --tw-translate-y { syntax: "*"; inherits: false; initial-value: 0; }
    @property --tw-ordinal { syntax: "*"; inherits: false; }
    @property --tw-numeric-spacing { syntax: "*"; inherits: false; }`;
  const lean = leanSheet(css);
  expect(lean).toMatch(
    /transition-property:color;transition-timing-function: ?cubic-bezier\(0\.4, 0, 0\.2, 1\)/,
  );
  expect(lean).toContain('translate:0 var(--tw-translate-y)');
  expect(lean).toMatch(/font-variant-numeric: ?var\(--tw-numeric-spacing,\)/);
  expect(lean).not.toMatch(/--tw-translate-x|--tw-ordinal/);
  expect(lean).toContain('@property --tw-translate-y');
});
