import { PageLink } from '#app/ui/page-link.tsx';
import { bodyColours, BodyStrokes, SignStrokes } from '../drawing/glyphs.tsx';
import type { WheelBody } from '../drawing/wheel-positions.server.ts';
import { degreeTicks, onWheel, sectorPath } from '../drawing/wheel.ts';
import type { BodyName } from '../sky/positions.server.ts';
import { elementOf, signSlugs, type SignSlug } from '../sky/zodiac.ts';
import { MoonFace } from './moon-disc.tsx';

const [inner, outer] = [224, 300] as const;
const radii: Readonly<Partial<Record<BodyName, number>>> = { Sun: 19, Moon: 17, Jupiter: 17, Saturn: 16 };
const usualRadius = 14;

interface WheelLook {
  bodies: readonly WheelBody[];
  moon: { fraction: number; isWaxing: boolean };
  sunSign: SignSlug;
}

/**
 * The zodiac with the bodies at their positions. Screen readers and the keyboard skip the wheel, because the lists of
 * the page repeat all its links and positions.
 */
export function Wheel({ wheel, hrefs }: { wheel: WheelLook; hrefs: ReadonlyMap<string, string> }) {
  return (
    <svg aria-hidden viewBox="-310 -310 620 620" className="wheel">
      <defs>
        <radialGradient id="wheel-well">
          <stop offset="0" stopColor="#241a66" />
          <stop offset="1" stopColor="#0b0d33" />
        </radialGradient>
        <radialGradient id="wheel-light" cx=".34" cy=".3" r=".9">
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#0b0d33" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <circle r={outer + 4} fill="#0b0d33" />
      {signSlugs.map((slug, index) => (
        <Sector
          key={slug}
          slug={slug}
          index={index}
          href={hrefs.get(slug)}
          isOfSun={slug === wheel.sunSign}
        />
      ))}
      <circle r={inner - 1} fill="url(#wheel-well)" />
      <path d={degreeTicks(inner - 2, 5, 5)} stroke="#fff" strokeOpacity=".28" strokeWidth="1" />
      <path d={degreeTicks(inner - 2, 10, 30)} stroke="#fff" strokeOpacity=".55" strokeWidth="1.5" />
      <Earth />
      {wheel.bodies.map((body) => (
        <path
          key={body.body}
          d={`M${body.x} ${body.y}L${body.ringX} ${body.ringY}`}
          stroke={bodyColours[body.body]}
          strokeOpacity=".6"
          strokeWidth="1.5"
          strokeDasharray="2 5"
          strokeLinecap="round"
        />
      ))}
      {wheel.bodies.map((body) => (
        <Body key={body.body} body={body} moon={wheel.moon} />
      ))}
    </svg>
  );
}

function Sector({
  slug,
  index,
  href,
  isOfSun,
}: {
  slug: SignSlug;
  index: number;
  href: string | undefined;
  isOfSun: boolean;
}) {
  const [x, y] = onWheel((inner + outer) / 2, index * 30 + 15);
  const drawing = (
    <>
      <path className="sector" d={sectorPath(index, inner, outer)} />
      <g
        className="zodiac-stroke"
        transform={`translate(${(x - 19).toFixed(1)} ${(y - 19).toFixed(1)}) scale(1.58)`}
      >
        <SignStrokes sign={slug} />
      </g>
    </>
  );
  const className = `wheel-sign sign-of z-${slug} of-${elementOf(slug)} ${isOfSun ? 'is-of-sun' : ''}`;
  if (!href) return <g className={className}>{drawing}</g>;
  return (
    <PageLink href={href} tabIndex={-1} className={className}>
      {drawing}
    </PageLink>
  );
}

function Body({ body, moon }: { body: WheelBody; moon: WheelLook['moon'] }) {
  const radius = radii[body.body] ?? usualRadius;
  const colour = bodyColours[body.body];
  return (
    <>
      <circle cx={body.ringX} cy={body.ringY} r="3" fill={colour} />
      <g transform={`translate(${body.x} ${body.y})`}>
        {body.body === 'Sun' && <circle r="30" fill="#ffcb08" opacity=".16" />}
        {body.body === 'Saturn' && (
          <ellipse
            rx="25"
            ry="6"
            transform="rotate(-18)"
            fill="none"
            stroke={colour}
            strokeOpacity=".7"
            strokeWidth="3"
          />
        )}
        {body.body === 'Moon' ? (
          <MoonFace {...moon} radius={radius} />
        ) : (
          <>
            <circle r={radius} fill={colour} />
            <circle r={radius} fill="url(#wheel-light)" />
            <g
              className="zodiac-stroke"
              style={{ color: '#171142' }}
              transform="scale(.75) translate(-12 -12)"
            >
              <BodyStrokes body={body.body} />
            </g>
          </>
        )}
        <text y={radius + 15} className="wheel-name">
          {body.name}
        </text>
      </g>
    </>
  );
}

function Earth() {
  return (
    <g>
      <circle r="27" fill="#2457d6" />
      <path
        d="M-17-9q13-9 20 2t13 2M-20 8q11-4 18 6"
        stroke="#8cd867"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <circle r="27" fill="url(#wheel-light)" />
    </g>
  );
}
