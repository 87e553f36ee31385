import { readFileSync } from 'node:fs';
import type { StaticFile } from '#server/endpoints/static-files.ts';
import { hashSource } from './inline-hashes.ts';

/** A document that contains its style sheets inline. */
export interface StyledDocument {
  html: string;
  /** CSP hashes of the inlined sheets. */
  hashes: string[];
}

/** Replaces the links to a document's style sheets with the sheets themselves. */
export type InlineSheet = (html: string) => StyledDocument;

interface Sheet {
  element: string;
  hash: string;
}

/** The links that React writes for `PageSheet` and `PartSheet` (app/ui). */
const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="(page|part)"\/>/g;

/**
 * Creates the function that inlines the sheets of a page and its parts, so that the first paint waits for the document
 * only (docs/decisions/0026). `files` maps addresses to the files of the client build. Each sheet is read once, when a
 * page first needs it. A sheet that is not a file of the build stays a link.
 */
export function createInlineSheet(files: ReadonlyMap<string, StaticFile>): InlineSheet {
  const sheets = new Map<string, Sheet | null>();
  const sheetOf = (href: string, precedence: string) => {
    let sheet = sheets.get(href);
    if (sheet === undefined) {
      const file = files.get(href);
      sheet = file ? readSheet(href, precedence, file) : null;
      sheets.set(href, sheet);
    }
    return sheet;
  };
  return (html) => {
    const hashes: string[] = [];
    const styled = html.replaceAll(sheetLink, (link, href: string, precedence: string) => {
      const sheet = sheetOf(href, precedence);
      if (!sheet) return link;
      hashes.push(sheet.hash);
      return sheet.element;
    });
    return { html: styled, hashes };
  };
}

function readSheet(href: string, precedence: string, { path }: StaticFile): Sheet | null {
  const css = readFileSync(path, 'utf8').trim();
  if (/<\/style/i.test(css)) return null;
  return {
    element: `<style data-precedence="${precedence}" data-href="${href}">${css}</style>`,
    hash: hashSource(css),
  };
}
