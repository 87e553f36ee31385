/** Accesses that `test/keys-from-data.test.ts` must find, followed by accesses that it must accept. */
const colours: Record<string, number> = { red: 1, green: 2 };

export function refused<Key extends string>(name: string, key: Key, other?: Key): unknown[] {
  colours[name] = 1;
  return [
    other,
    colours[name],
    colours[name as 'red'],
    colours[`light-${name}`],
    name in colours,
    colours?.[key],
    Reflect.get(colours, name),
    Object.hasOwn(colours, key) ? colours[name] : undefined,
    Object.hasOwn(colours, name) ? 0 : colours[name],
  ];
}

export function accepted(
  colour: 'red' | 'green',
  name: string,
  index: number,
  list: readonly string[],
): unknown[] {
  return [
    colours[colour],
    colours['red'],
    colours[index],
    list[index],
    'red' in colours,
    Object.hasOwn(colours, name) ? colours[name] : undefined,
  ];
}
