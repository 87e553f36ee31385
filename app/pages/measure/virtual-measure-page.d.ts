/**
 * The bundled code of `page/start.ts` (scripts/vite-page-scripts.ts). It assigns its exports to the variable
 * `measurePage`.
 */
declare module 'virtual:measure-page' {
  const code: string;
  export default code;
}
