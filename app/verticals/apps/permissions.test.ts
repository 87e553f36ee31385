import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { describePermission } from './permissions.server.ts';

const t = english.messages('apps');

describe('a permission', () => {
  it('is described in plain words if many users ask about it', () => {
    expect(describePermission(t, 'android.permission.CAMERA')).toBe('Take pictures and record video');
  });

  it('is technical if an app defines it or few users ask about it', () => {
    expect(describePermission(t, 'android.permission.USE_FULL_SCREEN_INTENT')).toBeNull();
    expect(describePermission(t, 'org.lamp.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION')).toBeNull();
  });

  it('is shown unchanged if an operator wrote it', () => {
    expect(describePermission(t, 'Read your calendar')).toBe('Read your calendar');
  });
});
