import { litMoon } from '../drawing/moon-shape.ts';

interface MoonLook {
  fraction: number;
  isWaxing: boolean;
}

/** The Moon's disc with its lit part, centred on the origin of a drawing. */
export function MoonFace({ fraction, isWaxing, radius }: MoonLook & { radius: number }) {
  return (
    <>
      <circle r={radius} fill="#37346f" />
      <path d={litMoon(fraction, isWaxing, radius)} fill="#eceafc" />
      <circle r={radius} fill="none" stroke="#b9b3ea" strokeOpacity=".55" strokeWidth="1.2" />
    </>
  );
}

const seas = [
  [-22, -30, 22],
  [14, -34, 15],
  [26, -8, 17],
  [-34, 8, 16],
  [-12, 26, 12],
  [22, 34, 9],
] as const;

/** A picture of the Moon with its maria. */
export function MoonPicture({ fraction, isWaxing, className }: MoonLook & { className: string }) {
  return (
    <svg aria-hidden viewBox="-80 -80 160 160" className={`moon-picture ${className}`}>
      <MoonFace fraction={fraction} isWaxing={isWaxing} radius={70} />
      <g fill="#5b5690" opacity=".22">
        {seas.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
