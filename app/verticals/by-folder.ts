/** Returns modules that were found in the verticals' folders, by the name of the folder. */
export function byFolder<Module>(files: Readonly<Record<string, Module>>): ReadonlyMap<string, Module> {
  return new Map(Object.entries(files).map(([file, module]) => [file.split('/').at(-2) ?? '', module]));
}
