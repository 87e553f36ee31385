/** The bundled code of `app/visitor/keep-language.ts` (scripts/vite-page-scripts.ts). */
declare module 'virtual:keep-language' {
  const code: string;
  export default code;
}

/** The bundled code of `app/ui/lazy-pictures-script.ts`. */
declare module 'virtual:lazy-pictures' {
  const code: string;
  export default code;
}

/** The bundled code of `app/visitor/load-fonts.ts`, which reads the variable `builtInFonts`. */
declare module 'virtual:load-fonts' {
  const code: string;
  export default code;
}

/** The bundled code of `app/visitor/start-deferred.ts`. */
declare module 'virtual:start-deferred' {
  const code: string;
  export default code;
}
