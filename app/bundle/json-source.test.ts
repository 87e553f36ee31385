import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, parseJsonSource, writeJsonSource } from './json-source.server.ts';

describe('JSON with its number notations', () => {
  it('is written as it was read', () => {
    const text = '{"b":[1.0,-0,1e3,12345678901234567890,4.50,7],"a":{"__proto__":1.0,"n":null}}';
    const { source, value } = parseJsonSource(text);
    expect(writeJsonSource(source)).toBe(text);
    expect(value).toMatchObject({ b: [1, -0, 1000, Number('12345678901234567890'), 4.5, 7] });
  });

  it('needs only one tree if every number has its usual notation', () => {
    const { source, value } = parseJsonSource('{"a":[1,-2.5]}');
    expect(source).toBe(value);
  });

  it('is canonical for any order of keys', () => {
    expect(canonicalJson('{ "b": 1.0, "a": [ {"d":1, "c":2} ] }')).toBe('{"a":[{"c":2,"d":1}],"b":1.0}');
  });

  it('round-trips any document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        const text = JSON.stringify(document);
        expect(writeJsonSource(parseJsonSource(text).source)).toBe(text);
      }),
    );
  });
});
