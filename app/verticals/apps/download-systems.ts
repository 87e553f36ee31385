/** Systems that can be recognised in the visitor's browser (`data-system`, early-marks.ts), spelled as in app data. */
export const downloadSystems: readonly string[] = ['Windows', 'macOS', 'Linux', 'Android', 'iOS'];
