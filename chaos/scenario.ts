/** A row of the report: the action, the expected result and the actual one. */
export interface Row {
  done: string;
  expected: string;
  seen: string;
  /** `null` if it could not be tried here; `seen` contains the reason. */
  isOk: boolean | null;
}

/** One fault, caused in real processes. */
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
