/** The bundled code of `app/ui/lazy-pictures-script.ts` (scripts/vite-page-scripts.ts). */
declare module 'virtual:lazy-pictures' {
  const code: string;
  export default code;
}

/** The bundled code of `app/visitor/start-deferred.ts`. */
declare module 'virtual:start-deferred' {
  const code: string;
  export default code;
}
