import path from 'node:path';
import {
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isParenthesizedExpression,
  SyntaxKind,
  type Expression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, TypeFlags, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * `object[name]` and `name in object` also find inherited properties: a category called "constructor" would find a
 * function. If a name can be any string, it must be looked up in a Map, with `ownValue`, or after `Object.hasOwn` in
 * the same conditional expression. TypeScript distinguishes arbitrary text from unions of known names, numbers and
 * indexes.
 */

const root = path.resolve(import.meta.dirname, '..');
const helper = 'app/lib/own-value.ts';
/** Code that only tests load. */
const testSupport = 'studio/server/kill-at-step.ts';
const isChecked = (file: string) =>
  /^(?:app|server|cli|shared|studio)\//.test(file) &&
  !/\.(?:test|fixture|d)\.tsx?$/.test(file) &&
  ![helper, testSupport].includes(file);

let api: API;
let project: Project;
beforeAll(() => {
  api = new API({ cwd: root });
  const [opened] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects();
  if (!opened) throw new Error('tsconfig.json is not a project.');
  project = opened;
}, 60_000);
afterAll(() => api.close());

/** Returns the accesses by arbitrary strings in some files of the project, as `file:line: text`. */
function findAccesses(isWanted: (file: string) => boolean): string[] {
  const files = project.rootFiles.filter((file) => isWanted(path.relative(root, file)));
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((file) => {
    const source = project.program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read.`);
    return lookups(source)
      .filter(({ key, object }) => isAnyText(project.checker, key) && isObject(project.checker, object))
      .filter((lookup) => !isGuarded(source, lookup))
      .map(({ node }) => {
        const line = source.text.slice(0, node.getStart(source)).split('\n').length;
        return `${path.relative(root, file)}:${line}: ${node.getText(source)}`;
      });
  });
}

interface Lookup {
  node: Node;
  object: Expression;
  key: Expression;
}

function lookups(source: SourceFile): Lookup[] {
  const found: Lookup[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node)) {
      found.push({ node, object: node.expression, key: node.argumentExpression });
    }
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      found.push({ node, object: node.right, key: node.left });
    }
    if (isCallExpression(node) && /^Reflect\.(?:get|has|set)$/.test(node.expression.getText(source))) {
      const [object, key] = node.arguments;
      if (object && key) found.push({ node, object, key });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Returns whether an access is the first branch of `Object.hasOwn(object, key) ? … : …`. */
function isGuarded(source: SourceFile, { node, object, key }: Lookup): boolean {
  const condition = `Object.hasOwn(${object.getText(source)}, ${key.getText(source)})`;
  const { parent } = node;
  return (
    isConditionalExpression(parent) &&
    parent.whenTrue === node &&
    parent.condition.getText(source) === condition
  );
}

/**
 * Returns whether the key may be any text. A cast in the expression is not proof, so the type before the cast counts.
 */
function isAnyText(checker: Checker, key: Expression): boolean {
  if (isAsExpression(key) || isParenthesizedExpression(key)) return isAnyText(checker, key.expression);
  return holdsAnyText(checker, checker.getTypeAtLocation(key));
}

function holdsAnyText(checker: Checker, type: Type | undefined): boolean {
  if (!type) return true;
  if (type.isUnionType()) return type.getTypes().some((part) => holdsAnyText(checker, part));
  const open = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.String | TypeFlags.TemplateLiteral;
  if (type.flags & (open | TypeFlags.StringMapping)) return true;
  if (!(type.flags & TypeFlags.TypeParameter)) return false;
  return holdsAnyText(checker, checker.getBaseConstraintOfType(type));
}

function isObject(checker: Checker, object: Expression): boolean {
  const type = checker.getTypeAtLocation(object);
  return !type || !checker.isArrayLikeType(type);
}

it('no object is indexed by arbitrary text', { timeout: 120_000 }, () => {
  expect(findAccesses(isChecked)).toEqual([]);
});

it('the check finds each form of such an access', { timeout: 60_000 }, () => {
  const found = findAccesses((file) => file === 'test/keys-from-data.sample.ts');
  expect(found.map((line) => line.replace(/^.*: /, ''))).toEqual([
    'colours[name]',
    'colours[name]',
    "colours[name as 'red']",
    'colours[`light-${name}`]',
    'name in colours',
    'colours?.[key]',
    'Reflect.get(colours, name)',
    'colours[name]',
    'colours[name]',
  ]);
});
