import { createContext } from 'react';

/**
 * The script with the texts of React Aria's components. Only the server sets it: browsers run the script from the
 * server's HTML.
 */
export const AriaStringsContext = createContext('');
