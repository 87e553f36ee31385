/** The section of the texts of the interface. */
export const interfaceSection = 'interface';
