/** Properties that only some browsers have, and that TypeScript's library does not declare. */
interface Navigator {
  /** Network Information API. `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
}
