import type { CSSProperties, ReactNode } from 'react';
import type { SkyView } from '../weather-data.ts';

/** Returns the fractional part of a number, rounded so that the server and the browser compute the same value. */
function fraction(value: number): number {
  return Math.round((value - Math.floor(value)) * 1_000) / 1_000;
}

const stars = Array.from({ length: 60 }, (_, index) => ({
  x: fraction(Math.sin(index * 12.9898) * 43_758.5453) * 100,
  y: fraction(Math.sin(index * 78.233) * 24_634.6345) * 100,
  r: 0.6 + (index % 3) * 0.45,
  light: 0.25 + (index % 5) * 0.13,
}));

/** The current sky behind the top of the page. In the dark theme, it extends below the content and fades out. */
export function SkyScene({ sky, children }: { sky: SkyView; children: ReactNode }) {
  return (
    <div className="sky-scene" style={{ '--sky': sky.light } as CSSProperties}>
      <div
        aria-hidden
        className="sky-light pointer-events-none absolute inset-x-0 top-0 -z-1 h-[46rem] mask-linear-[180deg,#000_58%,transparent] md:h-[42rem]"
      >
        {sky.hasStars && <Stars />}
      </div>
      <div className="on-dark">{children}</div>
    </div>
  );
}

/** A few stars at fixed positions. */
export function Stars({ className = '' }: { className?: string }) {
  return (
    <svg className={`absolute inset-0 size-full ${className}`}>
      {stars.map(({ x, y, r, light }) => (
        <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="#fff" opacity={light} />
      ))}
    </svg>
  );
}
