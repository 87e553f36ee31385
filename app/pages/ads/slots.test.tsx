import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdSlots, type AdSlotsProps } from './slots.tsx';
import type { AdContent } from '#app/domain/ad-entry.ts';

const content = (id: number, text = `ad ${id}`): AdContent => ({ text, data: { id } });

const props: Omit<AdSlotsProps, 'children'> = {
  positions: [2],
  adNumbers: [],
  fallbackNumber: 1,
  contents: { 1: content(1), 2: content(2), 3: content(3, '  ') },
  pageKind: 'home',
  verticalId: 2,
  pageInputId: null,
  label: '',
  box: {
    background: '#D8D8D8',
    color: '#000',
    fontSize: '12px',
    margin: '0px',
    borderRadius: '8px',
    padding: '0px',
    adaptiveWidth: '',
  },
};

const three = [<p key="a">a</p>, <p key="b">b</p>, <p key="c">c</p>];

function draw(own: Partial<AdSlotsProps> = {}): string {
  return renderToStaticMarkup(
    <AdSlots {...props} {...own}>
      {own.children ?? three}
    </AdSlots>,
  );
}

/** The order of children and ads: letters and ad texts. */
function orderIn(html: string): string[] {
  return [...html.matchAll(/<p>(\w)<\/p>|>(ad \d)</g)].map(([, child, ad]) => child ?? ad ?? '');
}

describe('without a name', () => {
  it('the ads are inserted among the children, each in both variants', () => {
    const html = draw();
    expect(orderIn(html)).toEqual(['a', 'b', 'ad 1', 'ad 1', 'c']);
    expect([...html.matchAll(/data-ad-variant="(\w)"/g)].map(([, variant]) => variant)).toEqual(['m', 'p']);
  });
});

describe('with a name', () => {
  it('there is one container for each variant, with the children and the ads', () => {
    const html = draw({ idName: 'shelf' });
    expect(html).toMatch(
      /^<div id="shelf_m" data-ad-variant="m">.*<\/div><div id="shelf_p" data-ad-variant="p">/,
    );
    expect(orderIn(html)).toEqual(['a', 'b', 'ad 1', 'c', 'a', 'b', 'ad 1', 'c']);
  });

  it('the ads are inserted into the descendant that `to` names', () => {
    const html = draw({ idName: { id: 'shelf', to: 'list' } });
    expect(html).toMatch(/^<div id="shelf_m" data-ad-variant="m"><div id="list"><p>a<\/p>/);
    expect(html.match(/id="list"/g)).toHaveLength(2);
  });

  it('a list that renders its own element is the container, or the descendant', () => {
    const container: AdSlotsProps['container'] = (children, attributes) => (
      <ul key={attributes['data-ad-variant']} className="own" {...attributes}>
        {children}
      </ul>
    );
    expect(draw({ container })).toMatch(/^<ul class="own"><p>a/);
    expect(draw({ container, idName: 'shelf' })).toMatch(
      /^<ul class="own" id="shelf_m" data-ad-variant="m"><p>a.*<ul class="own" id="shelf_p"/,
    );
    expect(draw({ container, idName: { id: 'shelf', to: 'list' } })).toMatch(
      /^<div id="shelf_m" data-ad-variant="m"><ul class="own" id="list"><p>a/,
    );
  });
});

it('wrappers have attributes for page kind, item, ad number and position', () => {
  const html = draw({ positions: [1, 9], adNumbers: [2], pageInputId: 7, className: 'wide' });
  expect([...html.matchAll(/class="(ad-wrap[^"]*)"/g)].map(([, classes]) => classes)).toEqual([
    'ad-wrap ad-page-home ad-info-7 ad-index-2 ad-pos-1 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-2 ad-pos-1 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-1 ad-pos-9 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-1 ad-pos-9 wide',
  ]);
  expect([...html.matchAll(/ class="ad-wrap[^>]* data-module="2"/g)]).toHaveLength(4);
  expect(draw()).toContain('ad-info-0');
});

it('several ads beyond the end follow the last child, in order', () => {
  expect(orderIn(draw({ positions: [8, 5], adNumbers: [1, 2], idName: 'x' })).slice(0, 5)).toEqual([
    'a',
    'b',
    'c',
    'ad 2',
    'ad 1',
  ]);
});

it('empty text, an unknown number and a container without children insert nothing', () => {
  expect(draw({ adNumbers: [3] })).not.toContain('ad-wrap');
  expect(draw({ adNumbers: [7] })).not.toContain('ad-wrap');
  expect(draw({ children: [] })).toBe('');
});

it('a box has its size before it has content', () => {
  expect(draw()).toContain('width:300px;min-height:250px');
  const adaptive = draw({
    box: { ...props.box, adaptiveWidth: 'calc(100% - 20px)' },
    size: { m: { width: 320, height: 50 }, p: { width: 728, height: 90 } },
  });
  expect(adaptive).toContain('width:calc(100% - 20px);min-height:50px');
  expect(adaptive).toContain('width:calc(100% - 20px);min-height:90px');
});

it('the HTML contains substitutes instead of content that needs consent', () => {
  const waiting: AdContent = {
    text: '<i>paid</i>',
    data: { id: 4, script: 'https://a.example/x.js', waits: true },
    meanwhile: content(5),
  };
  const html = draw({ contents: { 1: waiting } });
  expect(html).not.toContain('paid');
  expect(html).not.toContain('a.example');
  expect(html).toContain('ad 5');
});
