import { addInlineScript, inlineScript } from '#app/ui/inline-script.ts';
import type { PreviewBar } from './preview-bar-data.ts';

/**
 * Runs in the pages of a preview, and shows the bar unless the page is in a frame of the Studio. The bar is before the
 * body, so it covers no content and React does not change it.
 */
function showBar(bar: PreviewBar): void {
  if (parent !== window) return;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  // The bar must cover the hidden link to the content, which is above the header (z-index 30).
  sheet.replaceSync(`
    :host { position: relative; z-index: 31; }
    section { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px; padding: 6px 16px; background: #ffcb08; color: #202237; color-scheme: light; font: 400 14px/20px system-ui, sans-serif; }
    p { flex: 1 1 240px; margin: 0; overflow-wrap: anywhere; }
    nav { display: flex; flex-wrap: wrap; gap: 0 20px; }
    a { padding: 6px 0; color: inherit; font-weight: 600; text-underline-offset: 2px; }
    a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 2px; }
    @media (pointer: coarse) { a { padding: 12px 0; } }
    @media print { section { display: none; } }
  `);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('aria-label', bar.label);
  const text = document.createElement('p');
  const title = document.createElement('strong');
  title.textContent = bar.title;
  text.append(title, ` ${bar.details}`);
  const links = document.createElement('nav');
  const addLink = (name: string, address: string) => {
    const link = document.createElement('a');
    link.textContent = name;
    link.href = address;
    links.append(link);
    return link;
  };
  if (bar.studio !== null) addLink(bar.studioLink, bar.studio);
  const published = addLink(bar.publishedLink, '/preview/end');
  // The portal changes its address without a new document, so the target of the link is read when the link is used.
  const setTarget = () => {
    published.href = `/preview/end?to=${encodeURIComponent(location.pathname + location.search)}`;
  };
  // Listens on the window, because React stops events at the document while it hydrates the page.
  for (const event of ['pointerdown', 'focusin', 'click']) addEventListener(event, setTarget, true);
  section.append(text, links);
  root.append(section);
  document.body.before(host);
}

/** Returns a document of a preview with the script that shows the bar. */
export function addPreviewBar(document: string, bar: PreviewBar, nonce: string): string {
  return addInlineScript(document, inlineScript(showBar, bar), nonce);
}
