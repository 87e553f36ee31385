/** Style rules in the document. The server allows them by their hash, and React must not escape their quotation marks. */
export function InlineStyle({ rules }: { rules: string }) {
  return <style dangerouslySetInnerHTML={{ __html: rules }} />;
}
