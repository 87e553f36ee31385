import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSlotValues, slotDefaults, type SlotValues } from './slot-values.server.ts';

const of = (values: Record<string, unknown>) =>
  parseSlotValues(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])));

describe('the defaults', () => {
  it('are exactly those of the specification', () => {
    expect(parseSlotValues({})).toEqual({
      adNumber: 1,
      background: '#D8D8D8',
      fontSize: '12px',
      fontColor: '#000',
      margin: '30px 10px 30px 10px',
      radius: '8px',
      padding: '0px',
      isAdaptive: false,
      adaptiveWidth: 'calc(100% - 20px)',
    });
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [{ adNumber: 3 }], [{ adNumber: { value: null } }]])(
    'replace %j',
    (raw) => expect(parseSlotValues(raw)).toEqual(slotDefaults),
  );
});

describe('a configured value', () => {
  it.each<[string, unknown, Partial<SlotValues>]>([
    ['adNumber', '3', { adNumber: 3 }],
    ['adNumber', 12, { adNumber: 12 }],
    ['background', '#fff', { background: '#fff' }],
    ['background', 'transparent', { background: 'transparent' }],
    ['background', 'rgb(0 0 0 / 40%)', { background: 'rgb(0 0 0 / 40%)' }],
    ['background', 'rgba(1, 2, 3, .5)', { background: 'rgba(1, 2, 3, .5)' }],
    ['font', '14px-#fff', { fontSize: '14px', fontColor: '#fff' }],
    ['font', '14-red', { fontSize: '14px', fontColor: 'red' }],
    ['margin', '1 2% 3em auto', { margin: '1px 2% 3em auto' }],
    ['margin', '-4px 0 0 0', { margin: '-4px 0px 0px 0px' }],
    ['radius', '12', { radius: '12px' }],
    ['padding', '4px 8px', { padding: '4px 8px' }],
    ['adaptive', '1', { isAdaptive: true }],
    ['adaptiveWidth', '100%', { adaptiveWidth: '100%' }],
    ['adaptiveWidth', 'calc(50% + 2 * 10px)', { adaptiveWidth: 'calc(50% + 2 * 10px)' }],
    ['adaptiveWidth', 'min(100%, 728px)', { adaptiveWidth: 'min(100%, 728px)' }],
  ])('%s %j is used', (key, value, changed) => {
    expect(of({ [key]: value })).toEqual({ ...slotDefaults, ...changed });
  });
});

describe('a malformed value falls back to its default', () => {
  it.each<[string, unknown, Partial<SlotValues>]>([
    ['adNumber', '0', {}],
    ['adNumber', '-1', {}],
    ['adNumber', '1.5', {}],
    ['adNumber', 'two', {}],
    ['background', 'banana', {}],
    ['background', '#12345', {}],
    ['background', 'url(https://elsewhere.example/x.png)', {}],
    ['background', 'red; position: fixed', {}],
    ['font', 'huge-#fff', { fontColor: '#fff' }],
    ['font', '-3px-#fff', {}],
    ['font', '16px-banana', { fontSize: '16px' }],
    ['font', '16px', { fontSize: '16px' }],
    ['font', '-#fff', { fontColor: '#fff' }],
    ['font', '16px-#fff-bold', { fontSize: '16px' }],
    ['margin', '1px 2px 3px', {}],
    ['margin', '1px 2px 3px 4px 5px', {}],
    ['margin', '1px 2px 3px wide', {}],
    ['radius', '-1px', {}],
    ['padding', '1px 2px 3px 4px 5px', {}],
    ['adaptive', 'true', {}],
    ['adaptive', '2', {}],
    ['adaptiveWidth', 'calc(100% - 20px', {}],
    ['adaptiveWidth', 'calc(100%) calc(1px)', {}],
    ['adaptiveWidth', 'calc(100% - var(x))', {}],
    ['adaptiveWidth', 'expression(alert(1))', {}],
  ])('%s %j', (key, value, changed) => {
    expect(of({ [key]: value })).toEqual({ ...slotDefaults, ...changed });
  });

  it('does not affect other values', () => {
    const good = { adNumber: '4', background: '#123', radius: '2px', adaptive: '1' };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), fc.string(), (key, value) => {
        const changed = of({ ...good, [key]: value });
        const alone = of({ [key]: value });
        const expected = { ...of(good), ...pick(alone, key) };
        expect(changed).toEqual(expected);
      }),
    );
  });

  it('no parsed value can break out of its CSS declaration', () => {
    const keys = ['background', 'font', 'margin', 'radius', 'padding', 'adaptiveWidth'];
    const bits = fc.constantFrom(
      '1',
      'px',
      ' ',
      '-',
      '#fff',
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
    const texts = fc.oneof(
      fc.string(),
      fc.array(bits, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...keys), texts, (key, value) => {
        const { adNumber: _number, isAdaptive: _flag, ...texted } = of({ [key]: value });
        for (const text of Object.values(texted)) expect(text).not.toMatch(/[;{}:"'\\]|\/\*|url/);
      }),
    );
  });
});

const fields: Record<string, keyof SlotValues> = {
  adNumber: 'adNumber',
  background: 'background',
  radius: 'radius',
  adaptive: 'isAdaptive',
};

function pick(values: SlotValues, key: string): Partial<SlotValues> {
  const field = fields[key]!;
  return { [field]: values[field] };
}
