/** Converts a map of file paths to modules into a map by the name of the folder that contains the file. */
export function byFolder<Module>(files: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> {
  return new Map(Object.entries(files).map(([file, module]) => [file.split('/').at(-2) ?? '', module]));
}
