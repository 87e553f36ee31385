/**
 * Copies a text to the clipboard. Returns whether it was copied: browsers offer the clipboard only over https and on
 * localhost, and can refuse it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
