import type { CheerioAPI } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdSlots, type AdSlotsProps } from './slots.tsx';
import type { AdContent } from '#app/domain/ad-entry.ts';
import { readHtml, textsOf } from '#test/http/read-html.ts';

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

function draw(own: Partial<AdSlotsProps> = {}): CheerioAPI {
  return readHtml(
    renderToStaticMarkup(
      <AdSlots {...props} {...own}>
        {own.children ?? three}
      </AdSlots>,
    ),
  );
}

/** Returns the children (letters) and the ads (texts) in the order in which they are rendered. */
function orderIn($: CheerioAPI): string[] {
  return textsOf($, 'p, .ad-content');
}

/** Returns the attributes of the elements that a selector matches. */
function attributesOf($: CheerioAPI, selector: string): unknown[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr());
}

describe('without a name', () => {
  it('the ads are inserted among the children, each in both variants', () => {
    const $ = draw();
    expect(orderIn($)).toEqual(['a', 'b', 'ad 1', 'ad 1', 'c']);
    expect(attributesOf($, '[data-ad-variant]')).toMatchObject([
      { 'data-ad-variant': 'm' },
      { 'data-ad-variant': 'p' },
    ]);
  });
});

describe('with a name', () => {
  const containers = [
    { id: 'shelf_m', 'data-ad-variant': 'm' },
    { id: 'shelf_p', 'data-ad-variant': 'p' },
  ];

  it('there is one container for each variant, with the children and the ads', () => {
    const $ = draw({ idName: 'shelf' });
    expect(attributesOf($, 'body > *')).toEqual(containers);
    expect(orderIn($)).toEqual(['a', 'b', 'ad 1', 'c', 'a', 'b', 'ad 1', 'c']);
  });

  it('the ads are inserted into the descendant that `to` names', () => {
    const $ = draw({ idName: { id: 'shelf', to: 'list' } });
    expect(attributesOf($, 'body > *')).toEqual(containers);
    expect($('body > div > div#list > p:first-child')).toHaveLength(2);
    expect($('[id="list"]')).toHaveLength(2);
  });

  it('a list that renders its own element is the container, or the descendant', () => {
    const container: AdSlotsProps['container'] = (children, attributes) => (
      <ul key={attributes['data-ad-variant']} className="own" {...attributes}>
        {children}
      </ul>
    );
    const unnamed = draw({ container });
    expect(attributesOf(unnamed, 'body > *')).toEqual([{ class: 'own' }]);
    expect(unnamed('ul > p:first-child').text()).toBe('a');
    const named = draw({ container, idName: 'shelf' });
    expect(attributesOf(named, 'body > *')).toEqual(containers.map((each) => ({ class: 'own', ...each })));
    expect(textsOf(named, 'ul > p:first-child')).toEqual(['a', 'a']);
    const inner = draw({ container, idName: { id: 'shelf', to: 'list' } });
    expect(attributesOf(inner, 'body > *')).toEqual(containers);
    expect(textsOf(inner, 'body > div > ul.own#list:first-child > p:first-child')).toEqual(['a', 'a']);
  });
});

it('wrappers have attributes for page kind, item, ad number and position', () => {
  const $ = draw({ positions: [1, 9], adNumbers: [2], pageInputId: 7, className: 'wide' });
  const wrappers = $('.ad-wrap').toArray();
  expect(wrappers.map((wrapper) => $(wrapper).attr('class'))).toEqual([
    'ad-wrap ad-page-home ad-info-7 ad-index-2 ad-pos-1 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-2 ad-pos-1 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-1 ad-pos-9 wide',
    'ad-wrap ad-page-home ad-info-7 ad-index-1 ad-pos-9 wide',
  ]);
  expect($('.ad-wrap[data-module="2"]')).toHaveLength(4);
  expect(draw()('.ad-wrap.ad-info-0').length).toBeGreaterThan(0);
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
  expect(draw({ adNumbers: [3] })('.ad-wrap')).toHaveLength(0);
  expect(draw({ adNumbers: [7] })('.ad-wrap')).toHaveLength(0);
  expect(draw({ children: [] })('body').html()).toBe('');
});

it('a box has its size before it has content', () => {
  const stylesOf = ($: CheerioAPI) =>
    $('.ad-box')
      .toArray()
      .map((box) => $(box).attr('style'));
  expect(stylesOf(draw())).toEqual([
    expect.stringContaining('width:300px;min-height:250px'),
    expect.stringContaining('width:300px;min-height:250px'),
  ]);
  const adaptive = draw({
    box: { ...props.box, adaptiveWidth: 'calc(100% - 20px)' },
    size: { m: { width: 320, height: 50 }, p: { width: 728, height: 90 } },
  });
  expect(stylesOf(adaptive)).toEqual([
    expect.stringContaining('width:calc(100% - 20px);min-height:50px'),
    expect.stringContaining('width:calc(100% - 20px);min-height:90px'),
  ]);
});

it('the HTML contains substitutes instead of content that needs consent', () => {
  const waiting: AdContent = {
    text: '<i>paid</i>',
    data: { id: 4, script: 'https://a.example/x.js', waits: true },
    meanwhile: content(5),
  };
  const $ = draw({ contents: { 1: waiting } });
  expect($.html()).not.toContain('paid');
  expect($.html()).not.toContain('a.example');
  expect(orderIn($)).toContain('ad 5');
});
