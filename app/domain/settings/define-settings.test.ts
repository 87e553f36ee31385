import { phrase } from '#app/lib/phrase.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createSettingsTable, defineSettings, settingFaults } from './define-settings.server.ts';
import { count, plainText } from './values.server.ts';

const pond = defineSettings(
  z
    .object({
      fish: count(1, 9).default(3).meta({ title: 'Fish in the pond' }),
      shore: z.object({ name: plainText.default('Reeds').meta({ title: 'Name of the shore' }) }).prefault({}),
    })
    .transform(({ fish, shore }) => ({ fish: `${fish} fish`, shore }))
    .prefault({})
    .meta({ group: 'Pond' }),
  'pond',
);

it('values are read by their path, and a refused one has its default', () => {
  expect(pond.decode({})).toEqual({ fish: '3 fish', shore: { name: 'Reeds' } });
  expect(pond.decode({ 'pond.fish': '7', 'pond.shore.name': 5 })).toEqual({
    fish: '7 fish',
    shore: { name: 'Reeds' },
  });
});

it('values of a site are decoded once', () => {
  const site = { flat: { 'pond.fish': 2 } };
  expect(pond.of(site)).toBe(pond.of(site));
  expect(pond.of(site).fish).toBe('2 fish');
});

it('a definition has the metadata of its value, of its kind and of the object around it', () => {
  expect(pond.definitions.get('pond.fish')).toMatchObject({
    default: 3,
    title: 'Fish in the pond',
    group: 'Pond',
    control: 'number',
    allowed: phrase('a whole number from {minimum} to {maximum}', { minimum: 1, maximum: 9 }),
  });
});

it('keys of data never reach properties of objects', () => {
  const flat: unknown = JSON.parse('{"pond.__proto__": {"fish": 9}, "__proto__": {"pond.fish": 9}}');
  expect(pond.decode(z.record(z.string(), z.unknown()).parse(flat)).fish).toBe('3 fish');
});

it('a value without a title or a group is a mistake of the programmer', () => {
  expect(() => defineSettings(z.object({ a: plainText.default('') }))).toThrow('"a" has no title');
  expect(() => defineSettings(z.object({ a: plainText.default('').meta({ title: 'A' }) }))).toThrow(
    '"a" needs a title, group',
  );
});

it('two objects cannot define the same key', () => {
  expect(() => createSettingsTable([pond, pond])).toThrow('"pond.fish" is defined twice');
});

it('faults name the key and the allowed values', () => {
  expect(settingFaults(pond.definitions, { 'pond.fish': 10, 'lake.fish': 10 }, [])).toEqual([
    {
      key: 'pond.fish',
      allowed: phrase('a whole number from {minimum} to {maximum}', { minimum: 1, maximum: 9 }),
    },
  ]);
});
