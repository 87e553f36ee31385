import { createContext } from 'react';

/**
 * The script with the texts of React Aria's components. It runs from the server's markup, so browsers do not need it.
 */
export const AriaStringsContext = createContext('');
