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

  it.each([[null], [undefined], ['text'], [7], [[]], [{ ad_cou: 3 }], [{ ad_cou: { value: null } }]])(
    'replace %j',
    (raw) => expect(parseSlotValues(raw)).toEqual(slotDefaults),
  );
});

describe('a configured value', () => {
  it.each<[string, unknown, Partial<SlotValues>]>([
    ['ad_cou', '3', { adNumber: 3 }],
    ['ad_cou', 12, { adNumber: 12 }],
    ['ad_bg_color', '#fff', { background: '#fff' }],
    ['ad_bg_color', 'transparent', { background: 'transparent' }],
    ['ad_bg_color', 'rgb(0 0 0 / 40%)', { background: 'rgb(0 0 0 / 40%)' }],
    ['ad_bg_color', 'rgba(1, 2, 3, .5)', { background: 'rgba(1, 2, 3, .5)' }],
    ['ad_style_font', '14px-#fff', { fontSize: '14px', fontColor: '#fff' }],
    ['ad_style_font', '14-red', { fontSize: '14px', fontColor: 'red' }],
    ['ad_box_margin', '1 2% 3em auto', { margin: '1px 2% 3em auto' }],
    ['ad_box_margin', '-4px 0 0 0', { margin: '-4px 0px 0px 0px' }],
    ['ad_box_radius', '12', { radius: '12px' }],
    ['ad_box_padding', '4px 8px', { padding: '4px 8px' }],
    ['adaptive', '1', { isAdaptive: true }],
    ['adaptive_width', '100%', { adaptiveWidth: '100%' }],
    ['adaptive_width', 'calc(50% + 2 * 10px)', { adaptiveWidth: 'calc(50% + 2 * 10px)' }],
    ['adaptive_width', 'min(100%, 728px)', { adaptiveWidth: 'min(100%, 728px)' }],
  ])('%s %j is used', (key, value, changed) => {
    expect(of({ [key]: value })).toEqual({ ...slotDefaults, ...changed });
  });
});

describe('a malformed value falls back to its default', () => {
  it.each<[string, unknown, Partial<SlotValues>]>([
    ['ad_cou', '0', {}],
    ['ad_cou', '-1', {}],
    ['ad_cou', '1.5', {}],
    ['ad_cou', 'two', {}],
    ['ad_bg_color', 'banana', {}],
    ['ad_bg_color', '#12345', {}],
    ['ad_bg_color', 'url(https://elsewhere.example/x.png)', {}],
    ['ad_bg_color', 'red; position: fixed', {}],
    ['ad_style_font', 'huge-#fff', { fontColor: '#fff' }],
    ['ad_style_font', '-3px-#fff', {}],
    ['ad_style_font', '16px-banana', { fontSize: '16px' }],
    ['ad_style_font', '16px', { fontSize: '16px' }],
    ['ad_style_font', '-#fff', { fontColor: '#fff' }],
    ['ad_style_font', '16px-#fff-bold', { fontSize: '16px' }],
    ['ad_box_margin', '1px 2px 3px', {}],
    ['ad_box_margin', '1px 2px 3px 4px 5px', {}],
    ['ad_box_margin', '1px 2px 3px wide', {}],
    ['ad_box_radius', '-1px', {}],
    ['ad_box_padding', '1px 2px 3px 4px 5px', {}],
    ['adaptive', 'true', {}],
    ['adaptive', '2', {}],
    ['adaptive_width', 'calc(100% - 20px', {}],
    ['adaptive_width', 'calc(100%) calc(1px)', {}],
    ['adaptive_width', 'calc(100% - var(x))', {}],
    ['adaptive_width', 'expression(alert(1))', {}],
  ])('%s %j', (key, value, changed) => {
    expect(of({ [key]: value })).toEqual({ ...slotDefaults, ...changed });
  });

  it('does not affect other values', () => {
    const good = { ad_cou: '4', ad_bg_color: '#123', ad_box_radius: '2px', adaptive: '1' };
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
    const keys = [
      'ad_bg_color',
      'ad_style_font',
      'ad_box_margin',
      'ad_box_radius',
      'ad_box_padding',
      'adaptive_width',
    ];
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
  ad_cou: 'adNumber',
  ad_bg_color: 'background',
  ad_box_radius: 'radius',
  adaptive: 'isAdaptive',
};

function pick(values: SlotValues, key: string): Partial<SlotValues> {
  const field = fields[key]!;
  return { [field]: values[field] };
}
