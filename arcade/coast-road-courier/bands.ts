import { mix, type Palette } from './palette.ts';

/** Number of steps in which colours fade from clear (near) to hazy (far). */
export const HAZES = 6;

export interface Band {
  readonly land: string;
  readonly meadow: string;
  readonly verge: string;
  readonly road: string;
  readonly wall: string;
  readonly wallTop: string;
  readonly cliff: string;
  readonly mark: string;
  readonly inside: string;
  readonly roof: string;
}

/** The colours of the two bands that alternate along the road, for each step of the haze from near to far. */
export type Bands = readonly (readonly [Band, Band])[];

export function createBands(palette: Palette): Bands {
  return Array.from({ length: HAZES + 1 }, (_, haze) => {
    const faded = (color: string): string => mix(color, palette.haze, (haze / HAZES) ** 1.5 * 0.72);
    const band = (n: 0 | 1): Band => ({
      land: faded(palette.land[n]),
      meadow: faded(mix(palette.land[n], '#6f8f4a', 0.4)),
      verge: faded(palette.verge[n]),
      road: faded(palette.road[n]),
      wall: faded(palette.wall[1]),
      wallTop: faded(palette.wall[0]),
      cliff: faded(mix(palette.cliff, '#000000', n * 0.07)),
      mark: faded(palette.mark),
      inside: mix('#6b5f6e', '#2c2636', n * 0.16 + (haze / HAZES) * 0.3),
      roof: mix('#4f4656', '#241f2d', n * 0.2 + (haze / HAZES) * 0.3),
    });
    return [band(0), band(1)] as const;
  });
}
