import { describe, expect, it } from 'vitest';
import { checkSpecification, findFaults, readRules } from './specification.ts';

it('docs/specification.md names existing tests for its rules', async () => {
  const { rules, faults } = await checkSpecification();
  expect(faults).toEqual([]);
  expect(rules.length).toBeGreaterThan(250);
});

describe('the check', () => {
  const source = `it('adds', () => {}); it.each([1])("says \`so\`", () => {}); test(\n  \`\${name}: is it’s own\`, run);`;

  async function check(...lines: string[]) {
    const { rules, faults } = readRules(lines.join('\n'));
    const found = await findFaults(rules, async (file) => (file === 'a.test.ts' ? source : null));
    return [...faults, ...found];
  }

  it('finds tests in every notation', async () => {
    expect(
      await check(
        '**ADDR-1** An address.',
        '- ADDR-1 `a.test.ts` › adds',
        '- ADDR-1 `a.test.ts` › says `so`',
        '**ADDR-2** Another.',
        '- ADDR-2 `a.test.ts` › ${name}: is it’s own',
        '**NAV-1** Navigation.',
        '- NAV-1 not tested',
      ),
    ).toEqual([]);
  });

  it('reports ids that are missing, repeated or out of order', async () => {
    const tested = (id: string) => [`**${id}** Text.`, `- ${id} not tested`];
    const lines = ['ADDR-1', 'ADDR-3', 'NAV-1', 'ADDR-4', 'NAV-1'].flatMap(tested);
    expect(await check(...lines)).toEqual([
      'NAV-1 occurs twice',
      'ADDR-3 does not follow ADDR-1',
      'ADDR-4 does not follow NAV-1',
    ]);
  });

  it('reports rules without tests, and tests that do not exist', async () => {
    expect(
      await check(
        '**ADDR-1** Text.',
        '**ADDR-2** Text.',
        '- ADDR-2 some day',
        '- ADDR-2 not tested',
        '- ADDR-2 `a.test.ts` › add',
        '- ADDR-2 `b.test.ts` › adds',
        '- NAV-1 `a.test.ts` › adds',
      ),
    ).toEqual([
      'ADDR-2: "some day" is not a test',
      'NAV-1 has tests, but no rule before them',
      'ADDR-1 has no test',
      'ADDR-2 has tests and is marked as not tested',
      'ADDR-2: a.test.ts has no test "add"',
      'ADDR-2: there is no b.test.ts',
    ]);
  });
});
