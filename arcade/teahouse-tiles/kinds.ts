/** The special faces. Faces 0 to 23 are plain. */
export const SEASONS = [24, 25, 26, 27] as const;
export const KEY = 28;
export const GOLD = 29;
export const FACE_COUNT = 30;

export const isSeason = (face: number): boolean => face >= 24 && face < KEY;

/** Returns the group of a face. Two tiles match if their groups are equal. The seasons are one group. */
export const groupOf = (face: number): number => (isSeason(face) ? SEASONS[0] : face);
