/** Address of one page of a list; page 1 has no number (spec ADDR-14). */
export function pageAddress(address: string, page: number): string {
  if (page === 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}
