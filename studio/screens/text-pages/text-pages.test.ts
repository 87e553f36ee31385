import { describe, expect, test } from 'vitest';
import { markdownOf, pagesTarget, planPage } from './text-pages.server.ts';

describe('a text page', () => {
  const pages = { aboutUs: '# About\n\nText' };

  test('is empty until it has been written', () => {
    expect(markdownOf(pages, 'aboutUs')).toBe('# About\n\nText');
    expect(markdownOf(pages, 'disclaimer')).toBe('');
    expect(markdownOf(undefined, 'disclaimer')).toBe('');
  });

  test('is saved with the line ends of a bundle', () => {
    expect(planPage(pages, 'disclaimer', 'One\r\nTwo {{site}}')).toEqual({
      edits: [{ kind: 'set', target: pagesTarget, path: ['disclaimer'], value: 'One\nTwo {{site}}' }],
    });
  });

  test('does not change without a new text', () => {
    expect(planPage(pages, 'aboutUs', '# About\r\n\r\nText')).toEqual({ edits: [] });
    expect(planPage(pages, 'disclaimer', ' ')).toEqual({ edits: [] });
  });

  test('is removed by an empty text', () => {
    expect(planPage(pages, 'aboutUs', '')).toEqual({
      edits: [{ kind: 'remove', target: pagesTarget, path: ['aboutUs'] }],
    });
  });

  test.each([
    ['an unknown word', 'Hello {{sight}}', '{{sight}}'],
    ['a title without a text', '# Only a title', 'Markdown with a text'],
    ['a text that is too long', 'x'.repeat(100_001), '100000'],
  ])('with %s is refused, and the fault says why', (_, markdown, reason) => {
    const plan = planPage(pages, 'aboutUs', markdown);
    expect(JSON.stringify('fault' in plan ? plan.fault : null)).toContain(reason);
  });
});
