import { describe, expect, it } from 'vitest';
import { checkCoverage, findGaps, readSentences } from './spec-coverage.ts';

it('docs/spec-coverage.md has a test for every sentence', async () => {
  const { sentences, gaps } = await checkCoverage();
  expect(gaps).toEqual([]);
  expect(sentences.length).toBeGreaterThan(150);
});

describe('the check', () => {
  const source = `it('adds', () => {}); it.each([1])("says \`so\`", () => {}); test(\n  \`\${name}: is it’s own\`, run);`;
  const gapsOf = (...rows: string[]) =>
    findGaps(readSentences(rows.map((row) => `| ${row} |`).join('\n')), async (file) =>
      file === 'a.test.ts' ? source : null,
    );

  it('finds tests in every way of writing them', async () => {
    expect(
      await gapsOf(
        'S0.1 | a | `a.test.ts` › adds',
        'S0.2 | b | `a.test.ts` › says `so`',
        'S1.1 | c | `a.test.ts` › ${name}: is it’s own',
      ),
    ).toEqual([]);
  });

  it('reports missing rows, files and tests', async () => {
    expect(
      await gapsOf(
        'S0.1 | a | ',
        'S0.2 | a | some day',
        'S0.4 | b | `a.test.ts` › add',
        'S1.1 | c | `b.test.ts` › adds',
      ),
    ).toEqual([
      'S0.4 does not follow S0.2',
      'S0.1 has no test',
      'S0.2 has no test',
      'S0.2: "some day" is not a test',
      'S0.4: a.test.ts has no test "add"',
      'S1.1: there is no b.test.ts',
    ]);
  });
});
