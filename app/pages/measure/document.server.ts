import script from 'virtual:measure-page';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { RunEntry } from './run-entry.ts';

/** The slot has the default size of an ad slot of the portal (docs/ads-and-consent.md). */
const style = `
html { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; }
body { margin: 0; padding: 16px; }
#slot { width: 300px; max-width: 100%; min-height: 250px; margin: 16px auto; background: #d8d8d8; }
`;

/** Returns the page that runs an entry in an empty slot, between two texts, and reports its weight. */
export function measureDocument(entry: AdEntry): string {
  const { type, position, markup, code, attributes } = entry;
  const address = code === '' ? entry.scriptAddress : '';
  const run: RunEntry = { type, position, markup, address, code, attributes };
  const argument = JSON.stringify(run).replaceAll('<', String.raw`\u003c`);
  const text = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.</p>';
  return `<!doctype html><html lang="la"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>-</title><style>${style}</style></head><body>${text}<div id="slot"></div>${text.repeat(4)}<script>${script};measurePage.start(${argument})</script></body></html>`;
}
