/** Returns a copy of the numbers with zeros appended, at least twice as long. */
export function lengthen<Numbers extends Uint8Array | Uint16Array | Uint32Array>(
  numbers: Numbers,
  least = 0,
): Numbers {
  const type = numbers.constructor as new (length: number) => Numbers;
  const longer = new type(Math.max(numbers.length * 2, least));
  longer.set(numbers);
  return longer;
}
