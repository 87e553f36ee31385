import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeUTF8 } from 'entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTextPages } from '#app/bundle/check-pages.server.ts';
import { FaultList } from '#app/bundle/fault.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { readHtml, textsOf } from '#test/http/read-html.ts';
import { wordValues } from './page-words.server.ts';
import { renderTextPage } from './text-page.server.ts';
import { splitTitle, textPageNames, type TextPageName } from '#app/domain/text-pages.ts';

const nobody = { name: '', address: '', email: '' };
const unknown = { operator: 'the Fun <&> Games team', contact: 'Contact details are not given yet.' };

/** Renders a page of the site “Fun <&> Games”. */
function render(name: TextPageName, markdown: string, operator = nobody) {
  const values = wordValues({ name: 'Fun <&> Games', host: 'fun.example', operator, unknown });
  return renderTextPage(name, { markdown, defaultTitle: 'Untitled', values });
}

function faultsOf(pages: JsonValue): string[] {
  const faults = new FaultList();
  checkTextPages(faults, pages);
  return faults.toArray().map((fault) => fault.path);
}

describe('a text page', () => {
  it('has its title from the first line and the rest as HTML', () => {
    const page = render('aboutUs', '# Who *we* are\n\nHello **you**.\n\n## More\n\n- one\n');
    expect(page).toEqual({
      name: 'aboutUs',
      title: 'Who *we* are',
      html: '<p>Hello <strong>you</strong>.</p>\n<h2>More</h2>\n<ul>\n<li>one</li>\n</ul>',
      description: 'Hello you.',
    });
  });

  it('has the default title without that line', () => {
    expect(render('termsOfUse', 'Be kind.')).toMatchObject({
      title: 'Untitled',
      html: '<p>Be kind.</p>',
    });
  });

  it('is cleaned', () => {
    const { html } = render(
      'aboutUs',
      '<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))\n\n# Second title',
    );
    expect(html).not.toMatch(/script|onerror|javascript:|<h1/);
    expect(html).toContain('<h2>Second title</h2>');
  });

  it('keeps the contact inside of the attributes that name it', () => {
    const operator = { name: 'A "x" onclick=y <b>', address: '1 Quay', email: 'post@fun.example' };
    const text = '[us](/contactUs "{{operator.contact}}") ![{{operator.contact}}](https://a.example/b.png)';
    const { html } = render('contactUs', text, operator);
    const said = 'A "x" onclick=y <b>, 1 Quay, post@fun.example';
    const $ = readHtml(html);
    expect($('a').attr()).toMatchObject({ href: '/contactUs', title: said });
    expect($('a').attr()).not.toHaveProperty('onclick');
    expect($('img').attr('alt')).toBe(said);
    expect(html).not.toContain('mailto:');
  });

  it('contain the known contact details, or state that none are given yet', () => {
    const text = '# {{site}}\n\n{{operator.contact}}\n\nRun by {{ operator.name }} on {{host}}.';
    const unset = render('contactUs', text);
    expect(unset.title).toBe('Fun <&> Games');
    expect(textsOf(readHtml(unset.html), 'p')).toEqual([
      'Contact details are not given yet.',
      'Run by the Fun <&> Games team on fun.example.',
    ]);
    const operator = { name: 'A & B', address: '1 Quay\n<Harbour>', email: 'post@fun.example' };
    expect(render('contactUs', text, operator).html).toContain(
      '<p>A &amp; B<br>1 Quay<br>&lt;Harbour&gt;<br><a href="mailto:post@fun.example">post@fun.example</a></p>',
    );
  });

  it('has a description of whole words, 160 characters at most', () => {
    const { description } = render('aboutUs', `${'word & '.repeat(60)}end`);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^(?:word & )+(?:word|&)…$/);
  });
});

describe('Markdown that would keep its parser busy', () => {
  it.each([
    ['quotations', '>'.repeat(90_000)],
    ['spaced quotations', '> '.repeat(45_000)],
    ['lists', '1. '.repeat(30_000)],
    ['quotations and lists', '> - 1) '.repeat(10_000)],
    ['emphasis', 'a_'.repeat(45_000)],
    ['two kinds of emphasis', '_a__'.repeat(20_000)],
    ['strong emphasis', '**a**b'.repeat(15_000)],
  ])('is refused, and shown as it is where it is stored: %s', (_, markdown) => {
    expect(faultsOf({ aboutUs: `# Us\n\n${markdown}` })).toEqual(['ext_pages.aboutUs']);
    const { html } = render('aboutUs', `# Us\n\nFirst.\n\n${markdown}`);
    expect(html).toBe(`<p>First.</p>\n<p>${escapeUTF8(markdown.trim())}</p>`);
  });

  it('is not what people write', () => {
    const list = Array.from({ length: 500 }, (_, index) => `- **Point ${index}**: _yes_`).join('\n');
    const nested = '> > - 1. deep';
    expect(faultsOf({ aboutUs: `${list}\n\n${nested}\n\n${'* * *\n'.repeat(100)}` })).toEqual([]);
    const { html } = render('aboutUs', `${list}\n\n${nested}`);
    expect(readHtml(html)('strong')).toHaveLength(500);
    expect(html).toContain('deep');
  });
});

describe('a title line', () => {
  it('and the rest are the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('#', ' ', 'a', '\n', '\t') }), (text) => {
        const { title, body } = splitTitle(text);
        expect(text.endsWith(body)).toBe(true);
        expect(title).toBe(title.trim());
        if (title === '') expect(body).toBe(text);
      }),
    );
  });

  it.each([
    ['# One\ntwo', 'One', 'two'],
    ['\n# One #\r\ntwo', 'One', 'two'],
    ['# About C#\ntwo', 'About C#', 'two'],
    ['## One\ntwo', '', '## One\ntwo'],
    ['#One', '', '#One'],
    ['text\n# One', '', 'text\n# One'],
  ])('of %j is %j', (text, title, body) => {
    expect(splitTitle(text)).toEqual({ title, body });
  });

  it('may contain very many spaces', () => {
    const title = `a${' '.repeat(90_000)}b`;
    expect(splitTitle(`# ${title} #\ntwo`)).toEqual({ title, body: 'two' });
  });
});

describe('text pages of a bundle', () => {
  it('are Markdown by name', () => {
    expect(faultsOf({ aboutUs: '# About\n\nUs, {{host}}.', disclaimer: 'None.' })).toEqual([]);
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ 'pages/our-team': 'Us.', 'pages/constructor': '# A\n\nb' })).toEqual([]);
  });

  it.each<[JsonValue, string]>([
    [[], 'ext_pages'],
    [{ imprint: 'x' }, 'ext_pages.imprint'],
    [{ 'pages/': 'x' }, 'ext_pages["pages/"]'],
    [{ 'pages/Imprint': 'x' }, 'ext_pages["pages/Imprint"]'],
    [{ 'pages/a/b': 'x' }, 'ext_pages["pages/a/b"]'],
    [{ 'pages/..': 'x' }, 'ext_pages["pages/.."]'],
    [{ 'pages/a--b': 'x' }, 'ext_pages["pages/a--b"]'],
    [{ 'pages/__proto__': 'x' }, 'ext_pages["pages/__proto__"]'],
    [JSON.parse('{ "__proto__": "x" }') as JsonValue, 'ext_pages.__proto__'],
    [{ 'pages/a': '# Only a title' }, 'ext_pages["pages/a"]'],
    [Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`pages/p${index}`, 'x'])), 'ext_pages'],
    [{ aboutUs: '' }, 'ext_pages.aboutUs'],
    [{ aboutUs: '# Only a title\n' }, 'ext_pages.aboutUs'],
    [{ aboutUs: 5 }, 'ext_pages.aboutUs'],
    [{ aboutUs: null }, 'ext_pages.aboutUs'],
    [{ aboutUs: 'Call {{operator.phone}}' }, 'ext_pages.aboutUs'],
    [{ aboutUs: 'a\0' }, 'ext_pages.aboutUs'],
    [{ aboutUs: 'x'.repeat(100_001) }, 'ext_pages.aboutUs'],
  ])('%j are refused', (pages, faultPath) => {
    expect(faultsOf(pages)).toEqual([faultPath]);
  });
});

describe('the starter texts', async () => {
  const folder = path.join(import.meta.dirname, '../../content/pages');
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));

  it('are one for each page, without a fault', () => {
    expect(files).toHaveLength(textPageNames.length);
    const pages = Object.fromEntries(textPageNames.map((name, index) => [name, texts[index] ?? '']));
    expect(faultsOf(pages)).toEqual([]);
  });

  it('have a title, and link only to pages of the site', () => {
    for (const text of texts) {
      expect(splitTitle(text).title).not.toBe('');
      for (const [, address = ''] of text.matchAll(/\]\(([^)]*)\)/g)) {
        expect(textPageNames.map((name) => `/${name}`)).toContain(address);
      }
    }
  });

  it('contain the operator’s contact where the law requires it', () => {
    for (const name of ['contact-us.md', 'privacy-policy.md', 'terms-of-use.md', 'disclaimer.md']) {
      expect(texts[files.indexOf(name)], name).toContain('{{operator.contact}}');
    }
  });
});
