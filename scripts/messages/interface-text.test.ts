import { describe, expect, it } from 'vitest';
import { findTextsOf } from './interface-text.ts';

const textsOf = (source: string) =>
  findTextsOf('toy.tsx', source).map((fault) => /"(.*)" is not in a messages file/.exec(fault)?.[1]);

describe('a text of the interface', () => {
  it.each([
    ['between tags', '<p>a toy</p>', 'a toy'],
    ['in braces', "<p>{'toys'}</p>", 'toys'],
    ['in a condition', "<p>{isOpen ? 'open' : null}</p>", 'open'],
    ['in an attribute that visitors read', '<img alt="a toy" />', 'a toy'],
    ['in a label', "const row = { label: 'toy' };", 'toy'],
    ['that is a sentence', "const hint = 'Choose a toy.';", 'Choose a toy.'],
    ['in a template', 'const hint = `All toys of ${name}`;', 'All toys of'],
  ])('is found %s', (_, source, text) => {
    expect(textsOf(source)).toEqual([text]);
  });

  it('is reported with its file and line', () => {
    expect(findTextsOf('toy.tsx', '\n\nconst hint = <p>a toy</p>;')).toEqual([
      'toy.tsx:3: "a toy" is not in a messages file.',
    ]);
  });
});

describe('no text of the interface is found', () => {
  it.each([
    ['in a message', "<p>{t('toy.title')}</p>"],
    ['in class names', '<p className="text-lg mt-3" />'],
    ['in a list of classes between tags', "<p>{'mt-3 text-lg'}</p>"],
    ['in a comparison', "<p>{kind === 'toy' ? t('toy.title') : null}</p>"],
    ['in an error', "throw new Error('There is no toy.');"],
    ['in a log line', "log.warn('A toy is missing.');"],
    ['in a type', "type Kind = 'A toy.';"],
    ['in an import', "import { toy } from './Toys of wood.ts';"],
    ['in punctuation', '<p>{count} · &times;</p>'],
    ['in an address', "const address = 'https://toys.example/';"],
    ['in a text with a reason', "// not a message: the name of a product\nconst name = 'Toy of the year';"],
  ])('%s', (_, source) => {
    expect(textsOf(source)).toEqual([]);
  });

  it('only if the reason is given', () => {
    expect(textsOf("// not a message:\nconst name = 'Toy of the year';")).toEqual(['Toy of the year']);
  });
});
