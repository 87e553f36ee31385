/** A dash in place of a value that does not exist. Screen readers read the label. */
export function Dash({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{label}</span>
    </>
  );
}
