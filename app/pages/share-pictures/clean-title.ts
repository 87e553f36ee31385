/** More than three combining marks on one letter. Such stacks would cover the lines above and below. */
const manyMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * Returns a title on one line of visible characters: without control characters, marks that change the direction of the
 * text, and stacks of accents.
 */
export function cleanTitle(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/\s/g, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(manyMarks, '$1')
    .trim();
}

/** Whether a text begins with a letter of a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}
