/** Returns the summary of a change as a headline, without its full stop. */
export function headline(summary: string): string {
  return summary.replace(/\.$/, '');
}
