import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleVertical } from './content.fixture.ts';
import { fillForm, itemFormOf } from './item-form.server.ts';

const extSchema = z
  .object({
    slug: z.string().max(100).default(''),
    about: z.string().max(1_000).default(''),
    source: z.union([z.literal(''), z.url()]).default(''),
    size: z.int().min(1).max(9).default(1),
    isNew: z.boolean().default(false),
    mood: z.enum(['calm', 'fast']).default('calm'),
    devices: z.array(z.enum(['keyboard', 'touch'])).default([]),
    notes: z.array(z.string()).default([]),
    ends_at: z.int().min(0).max(253_402_300_799).default(0),
    links: z.array(z.object({ title: z.string(), url: z.url() })).default([]),
    extra: z.record(z.string(), z.number()).default({}),
    other: z.record(z.string(), z.unknown()).default({}),
    tasks: z
      .array(
        z
          .discriminatedUnion('kind', [
            z.object({
              kind: z.literal('choice'),
              text: z.string(),
              options: z.array(z.string()).min(2).max(6),
              answer: z.int().meta({ title: 'Right one', positionOf: 'options' }),
            }),
            z.object({
              kind: z.literal('points'),
              rows: z.array(z.object({ text: z.string(), points: z.record(z.string(), z.int().max(9)) })),
            }),
          ])
          .meta({ title: 'Kind of task', labels: { choice: 'Choose' } }),
      )
      .max(20)
      .default([]),
    img_wide: z.string().default(''),
    ruler: z.object({ name: z.string() }).prefault({ name: '' }),
    bonus: z
      .object({ value: z.int().meta({ title: 'Value' }) })
      .nullable()
      .default(null)
      .meta({ title: 'Welcome bonus', description: 'Only for cards' }),
    element: z
      .union([z.literal(''), z.enum(['air', 'fire'])])
      .default('')
      .meta({ labels: { air: 'The air' } }),
  })
  .transform((ext) => ({ ...ext, isParsed: true }));

describe('the form of an item', () => {
  const form = itemFormOf({ ...sampleVertical, extSchema });

  it('has a fitting control for each field of the section', () => {
    const controls = form.get('section')?.map(({ name, kind }) => [name, kind]);
    expect(Object.fromEntries(controls ?? [])).toEqual({
      slug: 'text',
      about: 'text',
      source: 'text',
      size: 'number',
      isNew: 'switch',
      mood: 'choice',
      devices: 'choices',
      notes: 'lines',
      ends_at: 'time',
      links: 'rows',
      extra: 'record',
      other: 'json',
      tasks: 'rows',
      img_wide: 'picture',
      ruler: 'group',
      bonus: 'group',
      element: 'choice',
    });
  });

  it('has the titles, descriptions and labels of the schema', () => {
    const fields = new Map(form.get('section')?.map((field) => [field.name, field]));
    expect(fields.get('bonus')).toMatchObject({
      title: 'Welcome bonus',
      help: 'Only for cards.',
      isOptional: true,
      fields: [{ title: 'Value', kind: 'number' }],
    });
    expect(fields.get('ruler')).toMatchObject({ isOptional: false });
    expect(fields.get('element')).toMatchObject({
      options: [
        { id: '', label: '' },
        { id: 'air', label: 'The air' },
        { id: 'fire', label: '' },
      ],
    });
  });

  it('has the kinds of objects in a list, each with its own fields', () => {
    const tasks = form.get('section')?.find(({ name }) => name === 'tasks');
    expect(tasks).toMatchObject({
      kind: 'rows',
      most: 20,
      variants: {
        key: 'kind',
        title: 'Kind of task',
        options: [
          {
            id: 'choice',
            label: 'Choose',
            fields: [
              { name: 'text', kind: 'text' },
              {
                name: 'options',
                kind: 'texts',
                least: 2,
                most: 6,
                marked: { name: 'answer', title: 'Right one' },
              },
            ],
          },
          {
            id: 'points',
            fields: [
              {
                name: 'rows',
                kind: 'rows',
                fields: [{ name: 'text' }, { name: 'points', kind: 'record', maximum: 9 }],
              },
            ],
          },
        ],
      },
    });
  });

  it('marks the fields that the draft changes, with the published value', () => {
    const published = { title: 'Old', intro: 'Same', ext: { size: 2 } };
    const filled = fillForm(form, { title: 'New', intro: 'Same', ext: { size: 3 } }, published);
    const changed = [...filled.values()].flat().filter((field) => field.published);
    expect(changed.map(({ path, published: before }) => [path.join('.'), before?.value])).toEqual([
      ['title', 'Old'],
      ['ext.size', 2],
    ]);
  });
});
