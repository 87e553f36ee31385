/**
 * Splits an identifier from the code or from a bundle into words: `former_names` and `formerNames` become “Former
 * names”.
 */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
