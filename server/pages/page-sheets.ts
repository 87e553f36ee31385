import { readFileSync } from 'node:fs';
import type { StaticFile } from '#server/endpoints/static-files.ts';
import { hashSource } from './inline-hashes.ts';

/** A document that contains its style sheet inline. */
export interface StyledDocument {
  html: string;
  /** CSP hash of the inlined sheet. `null` if the document still links the sheet. */
  hash: string | null;
}

/** Replaces the link to a document's style sheet by the sheet itself. */
export type InlineSheet = (html: string) => StyledDocument;

interface Sheet {
  element: string;
  hash: string;
}

/** The link that React writes for `PageSheet` (app/ui/page-sheet.tsx). */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="page"\/>/;

/**
 * Creates the function that inlines page sheets, so that the first paint waits for the document only
 * (docs/decisions/0026). `files` maps addresses to the files of the client build. Each sheet is read once, when a
 * page first needs it. A sheet that is not a file of the build stays a link.
 */
export function createInlineSheet(files: ReadonlyMap<string, StaticFile>): InlineSheet {
  const sheets = new Map<string, Sheet | null>();
  const sheetOf = (href: string) => {
    let sheet = sheets.get(href);
    if (sheet === undefined) {
      const file = files.get(href);
      sheet = file ? readSheet(href, file) : null;
      sheets.set(href, sheet);
    }
    return sheet;
  };
  return (html) => {
    const [link = '', href = ''] = sheetLink.exec(html) ?? [];
    const sheet = sheetOf(href);
    if (!sheet) return { html, hash: null };
    return { html: html.replace(link, () => sheet.element), hash: sheet.hash };
  };
}

function readSheet(href: string, { path }: StaticFile): Sheet | null {
  const css = readFileSync(path, 'utf8').trim();
  if (/<\/style/i.test(css)) return null;
  return {
    element: `<style data-precedence="page" data-href="${href}">${css}</style>`,
    hash: hashSource(css),
  };
}
