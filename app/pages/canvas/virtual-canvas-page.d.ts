/**
 * The bundled code of `page/start.ts` (scripts/vite-page-scripts.ts). It assigns its exports to the variable
 * `canvasPage`.
 */
declare module 'virtual:canvas-page' {
  const code: string;
  export default code;
}
