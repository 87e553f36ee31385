import type { MessageScopes } from '#app/messages/scopes.ts';
import type { Messages } from '#app/messages/use-messages.ts';

type DescriptionKey = keyof MessageScopes['apps'] & `permission.${string}`;

/** Descriptions of the Android permissions that users ask about. */
const descriptions: ReadonlyMap<string, DescriptionKey> = new Map([
  ['ACCESS_COARSE_LOCATION', 'permission.approximateLocation'],
  ['ACCESS_FINE_LOCATION', 'permission.preciseLocation'],
  ['ACCESS_BACKGROUND_LOCATION', 'permission.backgroundLocation'],
  ['ACCESS_MEDIA_LOCATION', 'permission.photoLocations'],
  ['ACCESS_NETWORK_STATE', 'permission.seeNetworks'],
  ['ACCESS_WIFI_STATE', 'permission.seeWifi'],
  ['ACTIVITY_RECOGNITION', 'permission.activity'],
  ['BLUETOOTH', 'permission.useBluetooth'],
  ['BLUETOOTH_ADMIN', 'permission.pairBluetooth'],
  ['BLUETOOTH_CONNECT', 'permission.useBluetooth'],
  ['BLUETOOTH_SCAN', 'permission.findBluetooth'],
  ['BODY_SENSORS', 'permission.bodySensors'],
  ['CALL_PHONE', 'permission.calls'],
  ['CAMERA', 'permission.camera'],
  ['CHANGE_NETWORK_STATE', 'permission.changeNetwork'],
  ['CHANGE_WIFI_STATE', 'permission.changeWifi'],
  ['FOREGROUND_SERVICE', 'permission.runInBackground'],
  ['GET_ACCOUNTS', 'permission.accounts'],
  ['INTERNET', 'permission.internet'],
  ['MANAGE_EXTERNAL_STORAGE', 'permission.allFiles'],
  ['MODIFY_AUDIO_SETTINGS', 'permission.audioSettings'],
  ['NFC', 'permission.nfc'],
  ['POST_NOTIFICATIONS', 'permission.notifications'],
  ['QUERY_ALL_PACKAGES', 'permission.installedApps'],
  ['READ_CALENDAR', 'permission.readCalendar'],
  ['READ_CALL_LOG', 'permission.readCallLog'],
  ['READ_CONTACTS', 'permission.readContacts'],
  ['READ_EXTERNAL_STORAGE', 'permission.readFiles'],
  ['READ_LOGS', 'permission.systemLog'],
  ['READ_MEDIA_AUDIO', 'permission.readAudio'],
  ['READ_MEDIA_IMAGES', 'permission.readPictures'],
  ['READ_MEDIA_VIDEO', 'permission.readVideos'],
  ['READ_PHONE_STATE', 'permission.phoneState'],
  ['READ_SMS', 'permission.readMessages'],
  ['RECEIVE_BOOT_COMPLETED', 'permission.startAtBoot'],
  ['RECEIVE_SMS', 'permission.receiveMessages'],
  ['RECORD_AUDIO', 'permission.recordAudio'],
  ['REQUEST_IGNORE_BATTERY_OPTIMIZATIONS', 'permission.ignoreBatterySaving'],
  ['REQUEST_INSTALL_PACKAGES', 'permission.installApps'],
  ['SEND_SMS', 'permission.sendMessages'],
  ['SYSTEM_ALERT_WINDOW', 'permission.displayOverApps'],
  ['USE_BIOMETRIC', 'permission.biometrics'],
  ['USE_FINGERPRINT', 'permission.fingerprint'],
  ['VIBRATE', 'permission.vibrate'],
  ['WAKE_LOCK', 'permission.keepAwake'],
  ['WRITE_CALENDAR', 'permission.changeCalendar'],
  ['WRITE_CONTACTS', 'permission.changeContacts'],
  ['WRITE_EXTERNAL_STORAGE', 'permission.changeFiles'],
] as const);

/**
 * Describes a permission in plain words. Returns `null` for a technical permission that means nothing to most users.
 */
export function describePermission(t: Messages<'apps'>, name: string): string | null {
  const [, own] = /^android\.permission\.(\w+)$/.exec(name) ?? [];
  if (own === undefined) return /^[\w.]+\.[A-Z0-9_]+$/.test(name) ? null : name;
  const key = descriptions.get(own);
  return key === undefined ? null : t(key);
}
