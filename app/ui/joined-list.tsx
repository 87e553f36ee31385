import { Fragment, type ReactElement } from 'react';
import { useFormats } from '#app/messages/use-messages.ts';

/** Elements joined as in a sentence of the page's language: “a, b and c”. */
export function JoinedList({
  shape,
  children,
}: {
  shape?: Intl.ListFormatOptions;
  /** Elements with keys. */
  children: readonly ReactElement[];
}) {
  const formats = useFormats();
  const names = children.map((_, index) => String(index));
  return formats.listParts(names, shape).map(({ type, value }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts keep their order
    <Fragment key={index}>{type === 'element' ? children[Number(value)] : value}</Fragment>
  ));
}
