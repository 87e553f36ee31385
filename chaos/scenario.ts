/** A row of the report: the action, the expected result and the actual one. */
export interface Row {
  done: string;
  expected: string;
  seen: string;
  /**
   * Whether the result was as expected. `null` if this machine cannot run the scenario; `seen` then contains the
   * reason.
   */
  isOk: boolean | null;
}

/** One kind of fault, caused in real processes. */
export interface Scenario {
  name: string;
  run(resources: Resources): Promise<Row[]>;
}

/** The folders and databases of a scenario. They are removed at its end. */
export interface Resources {
  /** Returns a copy of a data folder with the starter content. */
  seededFolder(): Promise<string>;
  /** Returns an empty folder. */
  folder(): Promise<string>;
  /** Returns the address of a new, empty PostgreSQL database. */
  database(): Promise<string>;
}
