import type { CSSProperties } from 'react';
import type { BodyName } from '../sky/positions.server.ts';
import type { SignSlug } from '../sky/zodiac.ts';

/** The symbols of the signs, as strokes in a box of 24 by 24. */
const signStrokes: Readonly<Record<SignSlug, string>> = {
  aries: 'M12 21V9c0-4-2-6-4.5-6S4 4.8 4 6.8s1.3 3.4 3 3.4M12 9c0-4 2-6 4.5-6S20 4.8 20 6.8s-1.3 3.4-3 3.4',
  taurus: 'M4 3c1 4.2 4 6.8 8 6.8S19 7.2 20 3M12 9.8a5.7 5.7 0 1 1 0 11.4 5.7 5.7 0 0 1 0-11.4',
  gemini: 'M4 3c5 2.6 11 2.6 16 0M4 21c5-2.6 11-2.6 16 0M8.5 4.6v14.8M15.5 4.6v14.8',
  cancer:
    'M21 7.4C16.6 3.8 6.6 3.4 3.8 9.2M9.8 9.4a3 3 0 1 1-6 0 3 3 0 0 1 6 0M3 16.6c4.4 3.6 14.4 4 17.2-1.8M14.2 14.6a3 3 0 1 1 6 0 3 3 0 0 1-6 0',
  leo: 'M9.6 15.2a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M9.2 13.6C8 11.2 6.8 9.6 6.8 7.8a5 5 0 0 1 10 0c0 4-3.6 7.2-3.6 10.4 0 1.8 1.1 2.8 2.6 2.8 1.6 0 2.8-1 3.2-2.6',
  virgo:
    'M2.6 5c1.6-.8 3 .2 3 2.2V17M5.6 8c0-2 1-3.6 2.5-3.6s2.5 1.6 2.5 3.6v9M10.6 8c0-2 1-3.6 2.5-3.6S15.6 6 15.6 8v8.2c0 2.6 1.6 4.4 4.4 5.2M15.6 10.8c1-2.2 5-2.6 5 .8 0 4-4 7.4-8.6 9.4',
  libra: 'M3 20h18M3 15.6h5.6c-2-1.4-2.9-3-2.9-5.2a6.3 6.3 0 0 1 12.6 0c0 2.2-.9 3.8-2.9 5.2H21',
  scorpio:
    'M2.6 5c1.6-.8 3 .2 3 2.2V17M5.6 8c0-2 1-3.6 2.5-3.6s2.5 1.6 2.5 3.6v9M10.6 8c0-2 1-3.6 2.5-3.6S15.6 6 15.6 8v8.6c0 2.2 1.4 3.2 5 3.2M18.4 17.3l2.6 2.5-2.6 2.5',
  sagittarius: 'M4 20 20 4M11.5 4H20v8.5M6 11l7 7',
  capricorn:
    'M2.8 4.8c2.2 0 3.2 1.6 3.2 4.2v6.4M6 9c0-2.8 1.4-4.6 3.3-4.6S12.6 6.2 12.6 9v7c0 2.6-1.4 4.6-3.8 5M12.6 15.6a3.5 3.5 0 1 1 3.5 3.4c-2 0-3.5-1.4-3.5-3.4',
  aquarius:
    'M2.5 10.2 6.3 6.6l3.8 3.6 3.8-3.6 3.8 3.6 3.8-3.6M2.5 17.4l3.8-3.6 3.8 3.6 3.8-3.6 3.8 3.6 3.8-3.6',
  pisces: 'M5 3c4.6 5 4.6 13 0 18M19 3c-4.6 5-4.6 13 0 18M4.5 12h15',
};

/** The symbols of the bodies, as strokes in a box of 24 by 24. */
const bodyStrokes: Readonly<Record<BodyName, string>> = {
  Sun: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12.6 12a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0',
  Moon: 'M16 3.6a9 9 0 1 0 0 16.8 9.6 9.6 0 0 1 0-16.8',
  Mercury:
    'M16 10.6a4 4 0 1 1-8 0 4 4 0 0 1 8 0M7.6 3c.6 2.3 2.2 3.6 4.4 3.6s3.8-1.3 4.4-3.6M12 14.6V22M8.5 18.6h7',
  Venus: 'M17 8a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12 13v9M8 17.6h8',
  Mars: 'M15.6 14.2a5.8 5.8 0 1 1-11.6 0 5.8 5.8 0 0 1 11.6 0M14 10l6.4-6.5M15 3.5h5.5V9',
  Jupiter: 'M4.6 6.6C5.6 3.6 11 2.8 11.5 6.8c.4 3.4-3 6-7 8.7H20M16.5 3.5V21',
  Saturn: 'M9.5 2.8V16M6 6h7.5M9.5 12c1.5-3.2 7.2-3.2 7.2 1 0 3.4-3.2 4-3.2 6.2 0 1.5 1.6 2.2 3.2 1.4',
  Uranus:
    'M14.6 18.6a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0M12 16V4M6 3.6c1.6 2.2 1.6 6.4 0 8.6M18 3.6c-1.6 2.2-1.6 6.4 0 8.6M7.1 8h9.8',
  Neptune:
    'M12 3v18.5M8.5 17.8h7M5 4.2c0 6 2.4 9.2 7 9.2s7-3.2 7-9.2M3.3 6.2 5 4.2l1.8 1.9M17.2 6.1 19 4.2l1.7 2M10.2 5 12 3l1.8 2',
  Pluto:
    'M14.8 6.4a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0M6 5.2c0 5 2.4 7.6 6 7.6s6-2.6 6-7.6M12 12.8V22M8.5 17.6h7',
};

const retrogradeStrokes = 'M5.5 20V4h6.3a4 4 0 0 1 0 8H5.5M10.5 12l8.5 8.5M18.5 14 12 20.5';

/** Colours in which the bodies are drawn. */
export const bodyColours: Readonly<Record<BodyName, string>> = {
  Sun: '#ffcb08',
  Moon: '#e9edff',
  Mercury: '#cfc0b2',
  Venus: '#ffb3c7',
  Mars: '#ff7a5c',
  Jupiter: '#f2c58a',
  Saturn: '#e6d3a3',
  Uranus: '#8fe3e0',
  Neptune: '#8aa8ff',
  Pluto: '#d0a894',
};

/** The strokes of a sign’s symbol, for use inside an SVG drawing. */
export function SignStrokes({ sign }: { sign: SignSlug }) {
  return <path d={signStrokes[sign]} />;
}

/** The strokes of a body’s symbol, for use inside an SVG drawing. */
export function BodyStrokes({ body }: { body: BodyName }) {
  return <path d={bodyStrokes[body]} />;
}

function Glyph({ strokes, className }: { strokes: string; className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`zodiac-stroke ${className}`}>
      <path d={strokes} />
    </svg>
  );
}

/** The symbol of a sign, in the colour of the text. */
export function SignGlyph({ sign, className = 'size-5' }: { sign: SignSlug; className?: string }) {
  return <Glyph strokes={signStrokes[sign]} className={className} />;
}

/** The symbol of the Sun, the Moon or a planet, in its colour. */
export function BodyGlyph({ body }: { body: BodyName }) {
  return (
    <span className="body-colour" style={{ '--body': bodyColours[body] } as CSSProperties}>
      <Glyph strokes={bodyStrokes[body]} className="size-5" />
    </span>
  );
}

/** The symbol of a retrograde planet. */
export function RetrogradeGlyph({ className = 'size-4' }: { className?: string }) {
  return <Glyph strokes={retrogradeStrokes} className={className} />;
}
