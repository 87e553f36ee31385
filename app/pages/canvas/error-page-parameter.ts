/** In the canvas, this query parameter of `/` replaces the home page with the error page of a status. */
export const errorPageParameter = 'error-page';
