/** Stars behind the head of a page; drawn by the stylesheet. */
export function StarField() {
  return <div aria-hidden className="star-field" />;
}
