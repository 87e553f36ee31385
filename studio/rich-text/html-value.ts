import { generateHTML, generateJSON, type Extensions } from '@tiptap/core';
import { canonicalHtml, elementNames } from './canonical-html.ts';

/** Returns HTML of the editor as it is stored: without empty paragraphs at the end, and with simple list entries. */
export function storedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const entry of body.querySelectorAll('li')) {
    const [first, ...others] = entry.children;
    const isSimple = others.every((element) => element.localName === 'ul' || element.localName === 'ol');
    if (first?.localName === 'p' && isSimple) first.replaceWith(...first.childNodes);
  }
  while (body.lastElementChild?.localName === 'p' && body.lastElementChild.childNodes.length === 0) {
    body.lastElementChild.remove();
  }
  return [...body.children].map((element) => element.outerHTML).join('\n');
}

/**
 * Returns the names of the elements that a text would lose in the editor. Returns `null` if it would lose nothing, and
 * an empty list if it would lose only attributes or the order of elements.
 */
export function findLosses(html: string, extensions: Extensions): string[] | null {
  const shown = storedHtml(generateHTML(generateJSON(html, extensions), extensions));
  if (canonicalHtml(shown) === canonicalHtml(html)) return null;
  const kept = elementNames(shown);
  return [...elementNames(html)].filter((name) => !kept.has(name) && name !== 'p');
}

/** Cleans HTML from the clipboard. The editor drops styles and unknown elements itself. */
export function cleanPasted(html: string): { html: string; hasForeignPictures: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, title, xml')) element.remove();
  // The editor would drop event attributes too, but the browser reports a violation of the policy when the editor
  // parses them.
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name);
  }
  for (const heading of body.querySelectorAll('h1')) {
    const second = document.createElement('h2');
    second.replaceChildren(...heading.childNodes);
    heading.replaceWith(second);
  }
  const pictures = [...body.querySelectorAll('img')];
  const foreign = pictures.filter((picture) => !picture.getAttribute('src')?.startsWith('uploads/'));
  for (const picture of foreign) picture.remove();
  return { html: body.innerHTML, hasForeignPictures: foreign.length > 0 };
}
