import { parseSymbol, type Condition, type SymbolLight } from '../symbols.ts';

const gold = '#ffcb08';
const moonlight = '#e9edff';
const water = '#6bc6ff';
const ice = '#dff4ff';

/** The drawing of a symbol in a box of 64 by 64. Empty for an unknown symbol. */
export function WeatherIcon({ symbol, className = 'size-10' }: { symbol: string; className?: string }) {
  const parsed = parseSymbol(symbol);
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      {parsed && <Drawing {...parsed} />}
    </svg>
  );
}

function Drawing({ condition, light }: { condition: Condition; light: SymbolLight }) {
  const { cloud, fog, isThunder, fall } = condition;
  const isWet = fall !== 'none' || isThunder;
  return (
    <>
      {cloud < 3 && <Luminary light={light} cloud={cloud} isHigh={isWet} />}
      {cloud > 0 && <Cloud condition={condition} isHigh={isWet || fog !== 'none'} />}
      {fog !== 'none' && <Fog hasRime={fog === 'rime'} />}
      {fall !== 'none' && <Fall condition={condition} />}
      {isThunder && (
        <path
          d="M35 38h8l-5 8h6L31 62l4-12h-6z"
          fill={gold}
          stroke="#10193f"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

/**
 * The sun, the moon, or the sun below the horizon during polar twilight. It is moved to the side if there are clouds in
 * front of it.
 */
function Luminary({
  light,
  cloud,
  isHigh,
}: {
  light: SymbolLight;
  cloud: Condition['cloud'];
  isHigh: boolean;
}) {
  const [x, y, size] =
    cloud === 0 ? [32, 32, 1] : cloud === 1 ? [28, 27, 0.9] : isHigh ? [43, 19, 0.66] : [41, 22, 0.78];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {light === 'day' && <Sun />}
      {light === 'night' && <Moon />}
      {light === 'polartwilight' && <Twilight />}
    </g>
  );
}

function Sun() {
  return (
    <>
      <circle r="12.5" fill={gold} />
      <path
        d="M0-19v-6M0 19v6M19 0h6M-19 0h-6M13.4-13.4l4.3-4.3M13.4 13.4l4.3 4.3M-13.4 13.4l-4.3 4.3M-13.4-13.4l-4.3-4.3"
        stroke={gold}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}

function Moon() {
  return (
    <>
      <path d="M6-18A18.5 18.5 0 1 0 18 8 15 15 0 0 1 6-18Z" fill={moonlight} />
      <path
        d="M14-16v5M11.5-13.5h5M20-4v3.6M18.2-2.2h3.6"
        stroke={moonlight}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

function Twilight() {
  return (
    <>
      <path d="M-13 6a13 13 0 0 1 26 0Z" fill="#ff9f6b" />
      <path
        d="M-24 6h48M0-13v-6M13-6l4.3-4.3M-13-6l-4.3-4.3"
        stroke="#ff9f6b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-14 14h28M-7 21h14" stroke="#b07ad8" strokeWidth="3.5" strokeLinecap="round" />
    </>
  );
}

const cloudShape = 'M18 46a11 11 0 0 1-1.6-21.9A15.5 15.5 0 0 1 46 22.5 12 12 0 0 1 47 46Z';

function Cloud({ condition, isHigh }: { condition: Condition; isHigh: boolean }) {
  const { cloud, strength, isThunder } = condition;
  const isHeavy = strength === 3 || isThunder;
  const fill = isHeavy ? '#9aa8d2' : cloud === 3 ? '#ccd6f3' : '#eef2ff';
  if (cloud === 1) {
    return <path d={cloudShape} fill={fill} transform="translate(25 32) scale(.58)" />;
  }
  const lift = isHigh ? -8 : 4;
  return (
    <>
      {cloud === 3 && (
        <path
          d={cloudShape}
          fill={isHeavy ? '#7180b5' : '#9fadd9'}
          transform={`translate(19 ${Math.max(lift - 2, -4.5)}) scale(.68)`}
        />
      )}
      <path d={cloudShape} fill={fill} transform={`translate(${cloud === 3 ? -2 : -3} ${lift})`} />
    </>
  );
}

function Fog({ hasRime }: { hasRime: boolean }) {
  return (
    <>
      <path d="M12 45h32M18 52h34M12 59h24" stroke="#b9c5ec" strokeWidth="4" strokeLinecap="round" />
      {hasRime && <Flake x={53} y={44} />}
    </>
  );
}

/** Horizontal positions of the drops or flakes, by intensity. */
const columns = { 0: [], 1: [24, 38], 2: [18, 31, 44], 3: [14, 25, 36, 47] } as const;

function Fall({ condition }: { condition: Condition }) {
  const { fall, strength, isThunder } = condition;
  return columns[strength].map((x, index) => {
    const y = 44 + (index % 2) * 4;
    // The middle is reserved for the lightning bolt.
    const shown = isThunder && x > 26 && x < 42 ? (x < 34 ? x - 9 : x + 11) : x;
    if (fall === 'snow') return <Flake key={x} x={shown} y={y + 6} />;
    if (fall === 'grains') return <circle key={x} cx={shown} cy={y + 6} r="2.6" fill={ice} />;
    if (fall === 'hail')
      return <circle key={x} cx={shown} cy={y + 6} r="4" fill={ice} stroke={water} strokeWidth="1.5" />;
    if (fall === 'sleet' && index % 2 === 1) return <Flake key={x} x={shown} y={y + 6} />;
    if (fall === 'freezing' && index % 2 === 1) {
      return <path key={x} d={`M${shown - 3} ${y}h6l-3 13z`} fill={ice} />;
    }
    const length = fall === 'drizzle' ? 4 : 9;
    return (
      <path
        key={x}
        d={`M${shown + 1.5} ${y + 1}l${-length / 3} ${length}`}
        stroke={water}
        strokeWidth={fall === 'drizzle' ? 3 : 3.6}
        strokeLinecap="round"
      />
    );
  });
}

function Flake({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y - 5.5}v11M${x - 4.8} ${y - 2.8}l9.6 5.6M${x + 4.8} ${y - 2.8}l-9.6 5.6`}
      stroke={ice}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  );
}
