import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { findMissing, findUnlisted, namesDeletedSection, type Known } from './check-docs.ts';

describe('the check', () => {
  const documents: Record<string, string> = {
    'docs/b.md': '# A heading, with `code`\n',
  };
  const known = (text: string): Known => ({
    files: new Set(['README.md', 'app', 'app/lib', 'app/lib/clock.ts', 'docs', 'docs/a.md', 'docs/b.md']),
    fileNames: new Set(['README.md', 'clock.ts', 'a.md', 'b.md']),
    scripts: new Set(['build', 'test:unit']),
    commands: new Map([
      ['import', 'portico import <file> [--dry-run] [--json]'],
      ['settings', 'portico settings get [KEY] | check [--json]'],
    ]),
    variables: new Set(['DATA_DIR']),
    isInSources: (word) => word === '--dev',
    read: (file) => (file === 'docs/a.md' ? text : (documents[file] ?? '')),
    hasDeletedSection: false,
  });
  const check = (...lines: string[]) => findMissing('docs/a.md', known(lines.join('\n')));

  it('accepts what exists', () => {
    expect(
      check(
        '[b](b.md), [heading](b.md#a-heading-with-code), [readme](../README.md), [folder](../app/lib), [web](https://a.example)',
        '`npm run build`, `npm run test:unit`, `./portico import site.json --dry-run`, `./portico settings check --json`',
        '`--dry-run`, `--dev`, `DATA_DIR/media`, `app/lib/`, `app/*/clock.ts`, `app/<folder>/clock.ts`, `clock.ts`',
        '```sh',
        './portico import site.json # a comment --with-words',
        '```',
      ),
    ).toEqual([]);
  });

  it.each([
    ['[c](c.md)', 'the link c.md leads nowhere'],
    ['[b](b.md#other)', 'docs/b.md has no heading #other'],
    ['`npm run deploy`', 'there is no npm script deploy'],
    ['`./portico publish`', 'there is no command portico publish'],
    ['`./portico import site.json --force`', 'portico import has no option --force'],
    ['`./portico settings show`', 'portico settings does not know show'],
    ['`--force`', 'there is no option --force'],
    ['`DATA_FOLDER`', 'there is no environment variable DATA_FOLDER'],
    ['`app/lib/time.ts`', 'there is no app/lib/time.ts'],
    ['`app/core/`', 'there is no app/core/'],
    ['`app/*/time.ts`', 'there is no app/*/time.ts'],
    ['`time.ts`', 'there is no file time.ts'],
  ])('reports a fault in %s', (line, fault) => {
    expect(check('', `See ${line}.`)).toEqual([`docs/a.md:2: ${fault}`]);
  });

  it('reports faults in blocks of code', () => {
    expect(check('```sh', 'npm run deploy', './portico publish', '```')).toEqual([
      'docs/a.md:2: there is no npm script deploy',
      'docs/a.md:3: there is no command portico publish',
    ]);
  });

  it('reports a decision that the index does not list', () => {
    const files = new Set([
      'docs/decisions/0001-a.md',
      'docs/decisions/0002-b.md',
      'docs/decisions/README.md',
    ]);
    expect(findUnlisted({ files, read: () => '- [0001](0001-a.md) A' })).toEqual([
      'docs/decisions/README.md does not list 0002-b.md',
    ]);
  });
});

it('knows from the specification whether a section was deleted', () => {
  const specification = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
  const [ofSection = ''] = /app\/verticals\/[\w-]+\//.exec(specification) ?? [];
  expect(ofSection).not.toBe('');
  expect(namesDeletedSection(specification)).toBe(false);
  expect(namesDeletedSection(`${specification} \`app/verticals/lanterns/lanterns.http.test.ts\``)).toBe(true);
});
