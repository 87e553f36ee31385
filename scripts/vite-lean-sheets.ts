import { generate, parse, walk, type Atrule, type CssNode, type List } from 'css-tree';
import type { Plugin } from 'vite';

/**
 * Shortens what Tailwind writes: leaves out values for browsers that are older than `cssTarget` of vite.config.ts, and
 * Tailwind's own variables that change nothing. The plugin must follow Tailwind's.
 */
export function leanSheets(): Plugin {
  return {
    name: 'portico:lean-sheets',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return /\.css(?:$|\?)/.test(id) && code.includes('tailwindcss')
        ? { code: leanSheet(code), map: null }
        : null;
    },
  };
}

/** Returns a shorter sheet with the same meaning for the supported browsers. */
export function leanSheet(css: string): string {
  const sheet = parse(withoutColourFallbacks(css));
  removeInitialValues(sheet);
  removeUnreadVariables(sheet);
  const initial = removeUnsetVariables(sheet);
  const text = generate(sheet);
  const isSet = (name: string) => text.includes(`${name}:`) || text.includes(`@property ${name}{`);
  return text
    .replaceAll(variable, (whole, name: string, fallback: string | undefined) =>
      isSet(name) ? whole : initial.get(name) || (fallback ?? ''),
    )
    .replaceAll(/,(--tw-[\w-]+)(?=[,;}])/g, (whole, name: string) => (isSet(name) ? whole : ''));
}

/** One of Tailwind's variables, with a fallback that contains at most one level of parentheses. */
const variable = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** A constant colour and the mixed colour that replaces it, in one rule or in two, as Tailwind writes them. */
const mixedColours = [
  /([\w-]+):[^;{}]*;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1:[^;{}]*;)\s*\}/g,
  /([^\s;{}][^;{}]*) \{\s*([\w-]+):[^;{}]*;\s*\}\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1 \{\s*\2:[^;{}]*;\s*\})\s*\}/g,
] as const;

/** Keeps `color-mix` in place of the constant colour before it. */
function withoutColourFallbacks(css: string): string {
  const [inOneRule, inTwoRules] = mixedColours;
  return css.replaceAll(inOneRule, '$2').replaceAll(inTwoRules, '$3');
}

/** Removes the initial values of Tailwind's variables for browsers without `@property`. */
function removeInitialValues(sheet: CssNode): void {
  removeNodes(
    sheet,
    (node) => node.type === 'Atrule' && node.name === 'layer' && preludeOf(node) === 'properties',
  );
}

/** Removes Tailwind's variables that no rule reads. */
function removeUnreadVariables(sheet: CssNode): void {
  const text = generate(sheet);
  const isUnread = (name: string) =>
    name.startsWith('--tw-') && !text.includes(`var(${name})`) && !text.includes(`var(${name},`);
  removeNodes(sheet, (node) => isUnread(nameOf(node)));
}

/** Removes Tailwind's variables that no rule sets, and returns their initial values. */
function removeUnsetVariables(sheet: CssNode): Map<string, string> {
  const set = new Set<string>();
  walk(sheet, (node) => {
    if (node.type === 'Declaration') set.add(node.property);
  });
  const initial = new Map<string, string>();
  removeNodes(sheet, (node) => {
    const name = nameOf(node);
    if (node.type !== 'Atrule' || !name.startsWith('--tw-') || set.has(name)) return false;
    const declarations = node.block?.children.toArray() ?? [];
    const value = declarations.find((one) => nameOf(one) === 'initial-value');
    initial.set(name, value?.type === 'Declaration' ? generate(value.value) : '');
    return true;
  });
  return initial;
}

function removeNodes(sheet: CssNode, isUnwanted: (node: CssNode) => boolean): void {
  walk(sheet, (node, item, list: List<CssNode> | null) => {
    if (list && isUnwanted(node)) list.remove(item);
  });
}

/** Returns the name of a declared or registered property, otherwise "". */
function nameOf(node: CssNode): string {
  if (node.type === 'Declaration') return node.property;
  return node.type === 'Atrule' && node.name === 'property' ? preludeOf(node) : '';
}

function preludeOf({ prelude }: Atrule): string {
  return prelude ? generate(prelude) : '';
}
