/**
 * A text in the form in which two texts are equal exactly when a pattern with the flags `iu` takes one for the other
 * (spec SRCH-2): NFC, then each code point by its simple case folding. Never changes the number of code points.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text.normalize('NFC')) folded += foldCharacter(character);
  return folded;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const ascii = /^[\0-\x7f]*$/;
const known = new Map<string, string>();
const mostKnown = 20_000;
/** The one pair that folds simply although neither has a simple mapping (Unicode 15.1). */
const ligatures = new Map([['\ufb05', '\ufb06']]);

function foldCharacter(character: string): string {
  const folded = known.get(character) ?? simpleFolding(character);
  if (known.size < mostKnown) known.set(character, folded);
  return folded;
}

/** The language has full case mappings only; a pattern tells which of them are simple. */
function simpleFolding(character: string): string {
  const folded = [...character.toUpperCase()].length === 1 ? character.toUpperCase().toLowerCase() : '';
  for (const candidate of [folded, character.toLowerCase(), ligatures.get(character) ?? '']) {
    if (candidate !== character && [...candidate].length === 1 && isSame(character, candidate))
      return candidate;
  }
  return character;
}

function isSame(a: string, b: string): boolean {
  return new RegExp(`^${RegExp.escape(a)}$`, 'iu').test(b);
}
