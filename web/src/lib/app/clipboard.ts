/** The clipboard of the browser. */

/** Copies a text; false where the browser does not allow it, and the text can still be selected by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
