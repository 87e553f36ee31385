import { expect, it } from 'vitest';
import { removeScripts } from './remove-scripts.ts';

it('a document without its scripts keeps everything else', () => {
  const document =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i.png"/></head>' +
    '<body><p>One</p><script nonce="x">const text = "\\u003c/p>";\n</script><noscript><img/></noscript>' +
    '<script async="" src="/b.js"></script></body>';
  expect(removeScripts(document)).toBe(
    '<head><link rel="icon" href="/i.png"/></head><body><p>One</p><noscript><img/></noscript></body>',
  );
});
