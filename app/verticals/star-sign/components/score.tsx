/** One score from 0 to 100 with its bar. */
export function Score({ name, value }: { name: string; value: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,6rem)_1fr_2.25rem] items-center gap-3 @max-3xs:grid-cols-[1fr_auto]">
      <dt className="font-semibold">{name}</dt>
      <dd aria-hidden className="score-bar @max-3xs:hidden">
        <span style={{ width: `${value}%` }} />
      </dd>
      <dd className="text-end font-display font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
