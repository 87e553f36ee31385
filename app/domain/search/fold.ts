/**
 * Returns the form in which texts are compared: NFC, then simple case folding of each code point. Two forms are equal
 * exactly if a pattern with the flags `iu` treats the texts as equal (spec SRCH-2). The case folding never changes the
 * number of code points.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text.normalize('NFC')) folded += foldCharacter(character);
  return folded;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
export const ascii = /^[\0-\x7f]*$/;
const known = new Map<string, string>();
const maxKnown = 20_000;
/** The only pair with a common simple folding although neither has a simple mapping (Unicode 15.1). */
const ligatures = new Map([['\ufb05', '\ufb06']]);

function foldCharacter(character: string): string {
  const folded = known.get(character) ?? simpleFolding(character);
  if (known.size < maxKnown) known.set(character, folded);
  return folded;
}

/**
 * Returns the simple case folding of a character. JavaScript has only full case mappings, so a pattern tests whether a
 * candidate is the simple one.
 */
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
