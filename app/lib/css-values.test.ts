import { lexer } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCssBox, isCssCalculation, isCssColor, isCssLength } from './css-values.server.ts';

/*
 * These tests compare the functions with css-tree, which knows the grammar of CSS. The functions themselves do not use
 * css-tree, because it adds missing closing brackets and does not look inside `calc()`.
 */
const isCss = (syntax: string, text: string) => lexer.match(syntax, text).matched !== null;

const amount = fc.constantFrom('0', '1', '.5', '12.25', '+3', '-4', '1e1', '50%', 'none', '.', '1.', '');
const unit = fc.constantFrom(
  '',
  'px',
  'PX',
  '%',
  'em',
  'rem',
  'q',
  'dvh',
  'cqmin',
  'rcap',
  'deg',
  'fr',
  's',
  'foo',
);
const length = fc.tuple(amount, unit).map((parts) => parts.join(''));

describe('lengths', () => {
  it.each(['0', '1040px', '90%', '.5em', '12.5dvh', '3Q'])('%s is accepted', (text) => {
    expect(isCssLength(text)).toBe(true);
  });

  it.each(['', '5', '-1px', '1px;', '1 px', 'calc(1px)', 'auto', '1px\n', '1px/**/', '1foo'])(
    '%j is rejected',
    (text) => {
      expect(isCssLength(text)).toBe(false);
    },
  );

  it('are those of CSS', () => {
    fc.assert(
      fc.property(length, (text) => {
        // `isCssLength` rejects exponents. They are part of CSS, but are not used in practice.
        fc.pre(!text.includes('1e1'));
        expect(isCssLength(text)).toBe(isCss('<length [0,∞]> | <percentage [0,∞]>', text));
        expect(isCssLength(text, { canBeNegative: true })).toBe(isCss('<length> | <percentage>', text));
      }),
    );
  });

  it('in boxes are those of CSS', () => {
    const box = fc
      .array(fc.oneof(length, fc.constant('auto')), { maxLength: 5 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(box, (text) => {
        if (isCssBox(text)) expect(isCss('[ <length [0,∞]> | <percentage [0,∞]> ]{1,4}', text)).toBe(true);
        if (isCssBox(text, { isMargin: true })) {
          expect(isCss('[ <length> | <percentage> | auto ]{1,4}', text)).toBe(true);
        }
      }),
    );
  });
});

describe('calculations', () => {
  it.each([
    'calc(100% - 20px)',
    'calc(50% + 2 * 10px)',
    'min(100%, 728px)',
    'clamp(1px, calc(1px + 2%), 9px)',
  ])('%s is accepted', (text) => {
    expect(isCssCalculation(text)).toBe(true);
  });

  it.each([
    'calc(100% - 20px',
    'calc(/*)',
    'calc(1px /* 2px)',
    'calc(1px) calc(1px)',
    'calc(var(x))',
    'calc(url(x))',
    'expression(1)',
    '1px',
  ])('%s is rejected', (text) => {
    expect(isCssCalculation(text)).toBe(false);
  });
});

describe('colours', () => {
  it.each([
    '#FFCB08',
    '#fff8',
    'Navy',
    'transparent',
    'canvas',
    'currentColor',
    'RGB(1,2,3)',
    'rgb(0 0 0 / 40%)',
  ])('%s is accepted', (text) => {
    expect(isCssColor(text)).toBe(true);
  });

  it.each([
    '',
    'fff',
    '#12345',
    'banana',
    'constructor',
    'url(x)',
    'rgb(1 2 3',
    'rgb(1,2,3);',
    'color(--okhsl 1 1 1)',
  ])('%j is rejected', (text) => {
    expect(isCssColor(text)).toBe(false);
  });

  it('are those of CSS', () => {
    const call = fc
      .tuple(
        fc.constantFrom('rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'oklab'),
        fc.array(fc.oneof(amount, fc.constantFrom('120deg', '.5turn', '1rad')), {
          minLength: 2,
          maxLength: 5,
        }),
        fc.boolean(),
      )
      .map(([name, values, isLegacy]) => {
        const [a = '', b = '', c = '', ...rest] = values;
        return `${name}(${isLegacy ? values.join(', ') : [`${a} ${b} ${c}`, ...rest].join(' / ')})`;
      });
    fc.assert(
      fc.property(call, (text) => {
        expect(isCssColor(text)).toBe(isCss('<color>', text));
      }),
    );
  });
});

it('no accepted text can end its declaration', () => {
  const piece = fc.constantFrom(
    '1',
    'px',
    ' ',
    '-',
    '#fff',
    'rgb(',
    ';',
    '}',
    '/*',
    'url(',
    ')',
    'calc(',
    ':',
    '"',
    '%',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      if (isCssColor(value) || isCssBox(value, { isMargin: true }) || isCssCalculation(value)) {
        expect(value).not.toMatch(/[;{}:"'\\]|\/\*|url/);
        expect(value.split('(')).toHaveLength(value.split(')').length);
      }
    }),
  );
});
