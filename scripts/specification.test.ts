import { describe, expect, it } from 'vitest';
import { checkSpecification, findBadCitations, findFaults, readRules } from './specification.ts';

it('docs/specification.md names existing tests for its rules', async () => {
  const { rules, faults } = await checkSpecification();
  expect(faults).toEqual([]);
  expect(rules.length).toBeGreaterThan(250);
});

describe('the check of citations', () => {
  const citable = {
    rules: new Set(['ADDR-1', 'NAV-2']),
    stack: new Set(['1', '2']),
    design: new Set(['3']),
    decisions: new Set(['0001', '0002']),
  };
  it('accepts rules, notes and decisions, even across lines of a comment', () => {
    const text =
      '/** See (spec ADDR-1, NAV-2) and (spec\n * NAV-2). stack notes 1 and 2, design note 3, decisions 0001 and 0002. */';
    expect(findBadCitations(text, citable)).toEqual([]);
  });

  it('reports what does not exist, with its line', () => {
    const lines = [
      '(spec ADDR-1, ADDR-9)',
      '(spec\n * NAV-1)',
      '(stack note 3)',
      '(design note 1)',
      '(READINGS 6)',
      '(DESIGN, Parts)',
      '(original spec 3)',
      '(docs/decisions/0003, decision 0001 and 0004)',
    ];
    expect(findBadCitations(lines.join('\n'), citable).toSorted()).toEqual([
      '1: spec ADDR-9',
      '2: spec NAV-1',
      '4: stack note 3',
      '5: design note 1',
      '6: "READINGS 6" is not part of the repository',
      '7: "DESIGN, Parts" is not part of the repository',
      '8: "original spec 3" is not part of the repository',
      '9: decision 0003',
      '9: decision 0004',
    ]);
  });
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

  it('accepts tests of a deleted section', async () => {
    const { rules } = readRules('**ADDR-1** Text.\n- ADDR-1 `gone/b.test.ts` › adds');
    const readTests = async () => null;
    expect(await findFaults(rules, readTests, (file) => file.startsWith('gone/'))).toEqual([]);
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
