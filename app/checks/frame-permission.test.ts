import { expect, it } from 'vitest';
import { findFrameRefusal } from './frame-permission.ts';

const portal = 'https://portal.example';
const own = 'https://games.example';
const refusalOf = (headers: Record<string, string>, at = { own, portal }) =>
  findFrameRefusal(new Map(Object.entries(headers)), at);

it.each([
  ['DENY', 'X-Frame-Options: DENY'],
  ['sameorigin', 'X-Frame-Options: SAMEORIGIN'],
  ['SAMEORIGIN, SAMEORIGIN', 'X-Frame-Options: SAMEORIGIN'],
  ['ALLOW-FROM https://portal.example', null],
  ['ALLOWALL', null],
  ['', null],
])('X-Frame-Options %j refuses with %j', (value, refusal) => {
  expect(refusalOf({ 'x-frame-options': value })).toBe(refusal);
});

it.each([
  ["'none'", false],
  ['', false],
  ["'self'", false],
  ['*', true],
  ['https:', true],
  ['http:', true],
  ['data:', false],
  ['portal.example', true],
  ['https://portal.example', true],
  ['http://portal.example', true],
  ['HTTPS://PORTAL.EXAMPLE:443', true],
  ['https://portal.example:8443', false],
  ['https://portal.example:*', true],
  ['https://portal.example/path', true],
  ['*.example', true],
  ['https://*.portal.example', false],
  ['https://other.example https://portal.example', true],
  ['not a source', false],
])('frame-ancestors %j allows the portal: %j', (sources, isAllowed) => {
  const policy = `default-src 'self'; Frame-Ancestors ${sources}; img-src *`;
  expect(refusalOf({ 'content-security-policy': policy }) === null).toBe(isAllowed);
});

it('frame-ancestors replaces X-Frame-Options, and every policy has to allow the portal', () => {
  const deny = { 'x-frame-options': 'DENY' };
  expect(refusalOf({ ...deny, 'content-security-policy': 'frame-ancestors *' })).toBeNull();
  expect(refusalOf({ ...deny, 'content-security-policy': "default-src 'self'" })).not.toBeNull();
  expect(refusalOf({ 'content-security-policy': "frame-ancestors *, frame-ancestors 'none'" })).toBe(
    "frame-ancestors 'none'",
  );
});

it('a page of the portal’s own origin may be shown unless it denies all frames', () => {
  const at = { own: portal, portal };
  expect(refusalOf({ 'x-frame-options': 'SAMEORIGIN' }, at)).toBeNull();
  expect(refusalOf({ 'x-frame-options': 'DENY' }, at)).not.toBeNull();
  expect(refusalOf({ 'content-security-policy': "frame-ancestors 'self'" }, at)).toBeNull();
});

it('a portal at a port of its own needs a source with the port', () => {
  const at = { own, portal: 'http://localhost:4000' };
  const refusal = (sources: string) =>
    refusalOf({ 'content-security-policy': `frame-ancestors ${sources}` }, at);
  expect(refusal('http://localhost:4000')).toBeNull();
  expect(refusal('http://localhost:*')).toBeNull();
  expect(refusal('http://localhost')).not.toBeNull();
});
