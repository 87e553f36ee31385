import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  insertLink,
  insertPicture,
  toggleLines,
  toggleMark,
  type LineKind,
  type Selected,
  type TextEdit,
} from './markdown-edits.ts';

/** Reads a text in which `|` marks the ends of the selection. */
function selected(marked: string): Selected {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}

function apply({ text }: Selected, edit: TextEdit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}

function shown({ text, start, end }: Selected): string {
  const middle = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + middle + text.slice(end);
}

test.each([
  ['a |word| here', 'a **|word|** here'],
  ['a **|word|** here', 'a |word| here'],
  ['a |**word**| here', 'a |word| here'],
  ['a wo|rd here', 'a **|word|** here'],
  ['a | word | here', 'a  **|word|**  here'],
  ['|', '**|**'],
])('bold: %s', (before, after) => {
  const from = selected(before);
  expect(shown(apply(from, toggleMark(from, '**')))).toBe(after);
});

test.each<[LineKind, string, string]>([
  ['heading', 'Intro\nTi|tle\nText', 'Intro\n## Ti|tle\nText'],
  ['heading', '## Ti|tle', 'Ti|tle'],
  ['heading', '- Ti|tle', '## Ti|tle'],
  ['bullets', '|One\nTwo|', '|- One\n- Two|'],
  ['bullets', '|One\n\nTwo|', '|- One\n\n- Two|'],
  ['bullets', '|- One\n* Two|', '|One\nTwo|'],
  ['numbers', '|- One\n- Two|', '|1. One\n2. Two|'],
  ['quote', '|', '> |'],
])('%s: %s', (kind, before, after) => {
  const from = selected(before);
  expect(shown(apply(from, toggleLines(from, kind)))).toBe(after);
});

describe('a link', () => {
  it.each([
    ['Read |this|.', 'Read [this](|https://|).'],
    ['Read |.', 'Read [text](|https://|).'],
    ['See |https://a.example/b| now', 'See [|text|](https://a.example/b) now'],
  ])('%s', (before, after) => {
    const from = selected(before);
    expect(shown(apply(from, insertLink(from, 'text')))).toBe(after);
  });
});

it('a picture has its description, in which brackets are escaped', () => {
  const from = selected('Look: |');
  const edit = insertPicture(from, { src: 'uploads/a.webp', alt: 'A [red] door' });
  expect(shown(apply(from, edit))).toBe(String.raw`Look: ![A \[red\] door](uploads/a.webp)|`);
});

it('every edit selects a part of the new text, and marks that are set twice leave the text as it was', () => {
  const texts = fc
    .string({ unit: fc.constantFrom('a', ' ', '\n', 'é'), maxLength: 30 })
    .chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length }), fc.nat({ max: text.length })));
  fc.assert(
    fc.property(texts, fc.constantFrom('**', '_'), ([text, a, b], mark) => {
      const from = { text, start: Math.min(a, b), end: Math.max(a, b) };
      for (const edit of [toggleMark(from, mark), toggleLines(from, 'bullets'), insertLink(from, 'x')]) {
        const { text: next, start, end } = apply(from, edit);
        expect(start).toBeLessThanOrEqual(end);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(next.length);
      }
      const once = apply(from, toggleMark(from, mark));
      if (once.start < once.end) expect(apply(once, toggleMark(once, mark)).text).toBe(text);
    }),
  );
});
