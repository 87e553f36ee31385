import { inEnglish } from '#app/lib/phrase.ts';
import { describe, expect, test } from 'vitest';
import { parseJson } from '#app/bundle/json-source.server.ts';
import type { JsonValue } from '#app/lib/json.ts';
import { testRegistry } from '#test/bundle/sample-bundle.ts';
import { findSettings } from './setting-field.ts';
import {
  describeSettings,
  offerSettings,
  planRestore,
  planSetting,
  settingsTarget,
} from './settings.server.ts';
import { infoTarget } from './site-info.server.ts';

const site = {
  registry: testRegistry,
  sections: [{ id: 2, name: 'Games' }],
  builtInLanguages: ['en', 'de'],
};

function stored(settings: JsonValue | undefined, published: JsonValue | undefined = settings) {
  return { settings: { value: settings, published }, info: { value: undefined, published: undefined } };
}

function fieldOf(key: string, settings: JsonValue, published: JsonValue = settings) {
  const { fields } = describeSettings(site, stored(settings, published), true);
  const field = fields.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`There is no field ${key}.`);
  return field;
}

test('the command palette offers settings, those with the word in their title first', () => {
  const found = offerSettings(site, 'time zone');
  expect(found[0]).toMatchObject({ key: 'timeZone' });
  expect(found[0]?.slug).not.toBe('');
  expect(offerSettings(site, '  ')).toEqual([]);
  expect(offerSettings(site, 'zzqqzz')).toEqual([]);
  expect(offerSettings(site, 'e').length).toBeLessThanOrEqual(8);
});

describe('the form of the settings', () => {
  test('contains every setting of the registry without a screen of its own, each in a group', () => {
    const { fields, groups } = describeSettings(site, stored({}), true);
    const keys = fields.map(({ key }) => key);
    const elsewhere = ['textPages.order', 'textPages.notInFooter', 'textPages.inMenu'];
    const all = [...testRegistry.settings.keys()].filter((key) => !elsewhere.includes(key));
    expect(keys).toEqual(expect.arrayContaining(all));
    expect(new Set(keys).size).toBe(keys.length);
    const slugs = groups.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(fields.filter(({ group }) => !slugs.includes(group))).toEqual([]);
  });

  test('shows the default of a setting that is missing or refused', () => {
    for (const settings of ['{}', '{"themeColor": "no colour"}']) {
      expect(fieldOf('themeColor', parseJson(settings))).toMatchObject({
        text: '#FFCB08',
        initial: '#FFCB08',
        isSet: false,
      });
    }
  });

  test('shows the published value of a setting that the draft changes', () => {
    expect(fieldOf('themeColor', { themeColor: '#123456' }, {})).toMatchObject({
      text: '#123456',
      published: '#FFCB08',
      isSet: true,
    });
    const { groups } = describeSettings(site, stored({ themeColor: '#123456' }, {}), true);
    expect(groups.filter(({ changes }) => changes > 0)).toMatchObject([{ name: 'Colours', changes: 1 }]);
  });

  test('names other settings by their titles, and not by their keys', () => {
    expect(fieldOf('siteName', {}).description).toContainEqual({ text: 'Title of the site', kind: 'name' });
    const { fields } = describeSettings(site, stored({}), true);
    const keys = new Set(fields.map(({ key }) => key));
    const codes = fields.flatMap(({ description }) => description.filter(({ kind }) => kind === 'code'));
    expect(codes.filter(({ text }) => keys.has(text))).toEqual([]);
  });

  test('warns about a colour that is hard to read', () => {
    expect(fieldOf('themeColorDark', { themeColorDark: '#FFFFFF' }).warnings[0]).toContain('4.5');
  });

  test('locks the settings that decide about scripts for everyone but owners', () => {
    const { fields } = describeSettings(site, stored({}), false);
    expect(fields.filter(({ isLocked }) => isLocked).map(({ key }) => key)).toContain('adsPolicy');
  });

  test('finds settings by words of their name, title, description and group', () => {
    const { fields, groups } = describeSettings(site, stored({}), true);
    const keys = findSettings(fields, groups, 'TIME zone').map(({ key }) => key);
    expect(keys).toContain('timeZone');
    expect(keys.length).toBeLessThan(5);
    expect(findSettings(fields, groups, 'nothing matches this')).toEqual([]);
  });
});

describe('saving a setting', () => {
  test.each([
    ['themeColor', '#123456', '#123456'],
    ['cookie.display', 'false', false],
    ['cookie.showTime', '30', 30],
    ['verticals', '2, 1', [2, 1]],
    ['search.synonyms', '{"tetris": ["blocks"]}', { tetris: ['blocks'] }],
    ['cookie.text', 'one\r\ntwo', 'one\ntwo'],
  ])('%s stores the value with its type', (key, text, value) => {
    expect(planSetting(site, stored({}), { key, text }, true)).toEqual({
      edits: [{ kind: 'set', target: settingsTarget, path: [key], value }],
    });
  });

  test.each([
    ['themeColor', 'reddish', 'a CSS colour'],
    ['cookie.showTime', 'soon', 'a whole number'],
    ['consent.purposes', 'all', 'purpose of the TCF'],

    ['verticals', '2, 99', 'ids of verticals'],
    ['frameHosts', '{broken', 'an object of host names'],
    ['info.title', 'x'.repeat(301), 'at most 300 characters'],
  ])('%s refuses another value and says what is allowed', (key, text, allowed) => {
    const plan = planSetting(site, stored({}), { key, text }, true);
    expect(typeof plan === 'object' && 'allowed' in plan && inEnglish(plan.allowed)).toContain(allowed);
  });

  test('does nothing if the value is stored already', () => {
    expect(planSetting(site, stored({ timeZone: 'UTC' }), { key: 'timeZone', text: 'UTC' }, true)).toEqual({
      edits: [],
    });
  });

  test('restores the default by removing the value', () => {
    const remove = { kind: 'remove', target: settingsTarget, path: ['timeZone'] };
    const asked = { key: 'timeZone', text: null };
    expect(planSetting(site, stored({ timeZone: 'Europe/Rome' }), asked, true)).toEqual({ edits: [remove] });
    expect(planSetting(site, stored({}), asked, true)).toEqual({ edits: [] });
  });

  test('restores the published value', () => {
    expect(planRestore(stored({ timeZone: 'Europe/Rome' }, { timeZone: 'UTC' }), 'timeZone', true)).toEqual({
      edits: [{ kind: 'set', target: settingsTarget, path: ['timeZone'], value: 'UTC' }],
    });
  });

  test('gives a site without a name all fields of the site info', () => {
    expect(planSetting(site, stored({}), { key: 'info.title', text: 'Harbour' }, true)).toMatchObject({
      edits: [{ target: infoTarget, path: [], value: { title: 'Harbour', host: '', logo1: '' } }],
    });
  });

  test('is refused for unknown names, and for settings of owners', () => {
    expect(planSetting(site, stored({}), { key: '__proto__', text: '1' }, true)).toBe('unknown');
    expect(planSetting(site, stored({}), { key: 'adsPolicy', text: 'hashes' }, false)).toBe('forbidden');
    expect(planRestore(stored({ adsPolicy: 'hashes' }, {}), 'adsPolicy', false)).toBe('forbidden');
  });
});
