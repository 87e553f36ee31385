import type { Picture } from '../puzzle.ts';
import { AUTUMN } from './autumn.ts';
import { SPRING } from './spring.ts';
import { SUMMER } from './summer.ts';
import { WINTER } from './winter.ts';

/** All pictures in the order they are played: twelve a season. */
export const PICTURES: readonly Picture[] = [...SPRING, ...SUMMER, ...AUTUMN, ...WINTER];
