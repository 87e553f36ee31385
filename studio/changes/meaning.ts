/** What a value means. */
export type Meaning =
  /** A missing value means `initial`. */
  | { kind: 'plain'; initial?: string }
  /** A missing value means `isOn`. */
  | { kind: 'switch'; isOn: boolean }
  /** Whether something is switched off. A missing value means that it is on. */
  | { kind: 'off' }
  | { kind: 'choice'; of: 'setting' | 'item'; initial: string }
  /** Unix seconds. */
  | { kind: 'time' }
  /** The hash of the original of a translation. */
  | { kind: 'hash' }
  | { kind: 'sections' | 'ad' | 'adType' | 'adPosition' | 'adSection' | 'adPages' }
  /** A missing value means `initial`. */
  | { kind: 'languages'; initial: readonly string[] }
  /** A list of text pages. An `order` represents all pages: those that the value does not name follow at the end. */
  | { kind: 'pages'; list: 'order' | 'menu' | 'set' }
  | { kind: 'items' | 'category'; verticalId: number }
  | { kind: 'options'; labels: ReadonlyMap<string, string>; initial: string }
  /** A list whose order has no meaning. */
  | { kind: 'set' };
