import { expect, test } from 'vitest';
import { findAdColorWarnings } from './ad-color-warnings.server.ts';

const layoutsWith = (adBox: unknown) => ({ 2: { 1: [{ type: 'ad', config: { ad_box: adBox } }] } });

test.each([
  [{ ad_bg_color: { value: '#202237' } }],
  [{ ad_bg_color: { value: 'rebeccapurple' } }],
  [{ ad_style_font: { value: '14px-#999' } }],
])('warns of an ad slot with hardly readable text: %j', (adBox) => {
  const [warning, ...others] = findAdColorWarnings(layoutsWith(adBox));
  expect(warning).toMatch(/^layouts\["2"\]\["1"\]\[0\]\.config\.ad_box: .* has a contrast of \d/);
  expect(others).toEqual([]);
});

test.each([
  [{}],
  [null],
  [{ ad_bg_color: { value: '#202237' }, ad_style_font: { value: '14px-#fff' } }],
  // The colour behind a translucent background is unknown.
  [{ ad_bg_color: { value: 'transparent' }, ad_style_font: { value: '14px-#fff' } }],
  [{ ad_bg_color: { value: 'no colour' } }],
])('does not warn of %j', (adBox) => {
  expect(findAdColorWarnings(layoutsWith(adBox))).toEqual([]);
});
