/** Systems that the visitor's browser is recognised by (`data-system`, early-marks.ts), as apps name them. */
export const downloadSystems: readonly string[] = ['Windows', 'macOS', 'Linux', 'Android', 'iOS'];
