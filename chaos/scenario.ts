/** What was done, what had to be seen and what was. */
export interface Row {
  done: string;
  expected: string;
  seen: string;
  /** Null: it could not be tried here; `seen` says why. */
  isOk: boolean | null;
}

/** One fault, brought about in real processes. */
export interface Scenario {
  name: string;
  run(place: Place): Promise<Row[]>;
}

/** Where a scenario works: all of it goes at the end. */
export interface Place {
  /** A copy of a data folder with the starter content. */
  seededFolder(): Promise<string>;
  /** An empty folder. */
  folder(): Promise<string>;
  /** Address of a new, empty PostgreSQL database. */
  database(): Promise<string>;
}
