/** The parameter of `/` in the canvas that shows the error page with a status instead. */
export const errorPageParameter = 'error-page';
