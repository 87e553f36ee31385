import { describe, expect, it } from 'vitest';
import { findAttributeFault, readScriptAttributes } from './script-attributes.ts';

describe('script attributes', () => {
  it.each([
    {},
    { 'data-domain': 'portal.example', defer: true },
    { 'data-website-id': '94db1cb1-74f4-4a40-ad6c-962362670409', async: true },
    {
      crossorigin: 'anonymous',
      integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC',
    },
    { referrerpolicy: 'origin', fetchpriority: 'low', type: 'module', id: 'umami' },
    { 'data-empty': '', async: false },
  ])('may be %j', (attributes) => {
    expect(findAttributeFault(attributes)).toBeNull();
    expect(readScriptAttributes(attributes)).toEqual(attributes);
  });

  it.each([
    [{ onload: 'alert(1)' }, 'onload'],
    [{ src: 'https://evil.example/x.js' }, 'src'],
    [{ nonce: 'x' }, 'nonce'],
    [{ 'data-ad-entry': '1' }, 'data-ad-entry'],
    [{ 'DATA-X': 'a' }, 'DATA-X'],
    [{ 'data-x y': 'a' }, 'data-x y'],
    [{ type: 'text/plain' }, 'type'],
    [{ integrity: 'md5-x' }, 'integrity'],
    [{ crossorigin: 'everybody' }, 'crossorigin'],
    [{ referrerpolicy: 'unsafe-url' }, 'referrerpolicy'],
    [{ 'data-x': 7 }, 'data-x'],
    [{ 'data-x': 'a'.repeat(501) }, 'data-x'],
    [JSON.parse('{"__proto__": "x"}'), '__proto__'],
    [{ constructor: 'x' }, 'constructor'],
    [[], 'not an object'],
    ['data-x', 'not an object'],
  ])('are never %j', (attributes, named) => {
    expect(findAttributeFault(attributes)).toContain(named);
    expect(readScriptAttributes(attributes)).toEqual({});
  });
});
