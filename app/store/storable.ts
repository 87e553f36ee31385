const largestInteger = 2 ** 31 - 1;

/** Whether both engines store the text unchanged: no U+0000, no unpaired surrogates. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Throws a `RangeError` for a text that an engine would refuse, and for a number that cannot be an id. Values that are
 * written together need this check, because one refused row rolls back the whole transaction.
 */
export function requireStorable(values: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') {
      if (!isStorableText(value)) throw new RangeError(`${name} holds U+0000 or half a character.`);
    } else if (
      !Number.isSafeInteger(value) ||
      value < 0 ||
      (name === 'verticalId' && value > largestInteger)
    ) {
      throw new RangeError(`${name} is not an id: ${value}.`);
    }
  }
}
