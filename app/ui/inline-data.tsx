/** JSON in the document that scripts read by the element's id. The caller escapes `<`. */
export function InlineData({
  json,
  ...attributes
}: { json: string } & Pick<React.ComponentProps<'script'>, 'id'> &
  Readonly<Record<`data-${string}`, string>>) {
  return <script type="application/json" {...attributes} dangerouslySetInnerHTML={{ __html: json }} />;
}
