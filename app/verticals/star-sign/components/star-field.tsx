/** Stars behind the header of a page, drawn by the style sheet. */
export function StarField() {
  return <div aria-hidden className="star-field" />;
}
