import { ownValue } from '#app/lib/own-value.ts';
import { dateFormat } from '#app/lib/date-format.ts';

const bytesPerStep = 1000;

/** Formats the size of a download: kB below 1 MB, MB with one decimal below 10 MB, and GB from 1 GB. */
export function formatSize(bytes: number): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  let value = bytes / bytesPerStep;
  let step = 0;
  while (value >= bytesPerStep && step < units.length - 1) {
    value /= bytesPerStep;
    step += 1;
  }
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step] ?? 'gigabyte',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value < 1 ? 1 : value);
}

/** Formats a day (YYYY-MM-DD) in words. */
export function formatDay(day: string): string {
  return dateFormat('UTC', 'day').format(Date.parse(`${day}T00:00:00Z`));
}

/** Descriptions of the Android permissions that users ask about. */
const plainPermissions: Readonly<Record<string, string>> = {
  ACCESS_COARSE_LOCATION: 'See your approximate location',
  ACCESS_FINE_LOCATION: 'See your precise location',
  ACCESS_BACKGROUND_LOCATION: 'See your location while the app is closed',
  ACCESS_MEDIA_LOCATION: 'See where your photos were taken',
  ACCESS_NETWORK_STATE: 'See network connections',
  ACCESS_WIFI_STATE: 'See Wi-Fi networks',
  ACTIVITY_RECOGNITION: 'Detect walking, cycling and other activity',
  BLUETOOTH: 'Use paired Bluetooth devices',
  BLUETOOTH_ADMIN: 'Find and pair Bluetooth devices',
  BLUETOOTH_CONNECT: 'Use paired Bluetooth devices',
  BLUETOOTH_SCAN: 'Find Bluetooth devices nearby',
  BODY_SENSORS: 'Read sensors such as heart rate',
  CALL_PHONE: 'Make calls',
  CAMERA: 'Take pictures and record video',
  CHANGE_NETWORK_STATE: 'Change network settings',
  CHANGE_WIFI_STATE: 'Turn Wi-Fi on and off',
  FOREGROUND_SERVICE: 'Keep running in the background',
  GET_ACCOUNTS: 'See the accounts on the device',
  INTERNET: 'Use the internet',
  MANAGE_EXTERNAL_STORAGE: 'Read and change all files',
  MODIFY_AUDIO_SETTINGS: 'Change volume and audio settings',
  NFC: 'Use NFC',
  POST_NOTIFICATIONS: 'Show notifications',
  QUERY_ALL_PACKAGES: 'See which apps are installed',
  READ_CALENDAR: 'Read your calendar',
  READ_CALL_LOG: 'Read your call log',
  READ_CONTACTS: 'Read your contacts',
  READ_EXTERNAL_STORAGE: 'Read files on shared storage',
  READ_LOGS: 'Read the system log',
  READ_MEDIA_AUDIO: 'Read music and other audio files',
  READ_MEDIA_IMAGES: 'Read photos and other pictures',
  READ_MEDIA_VIDEO: 'Read your videos',
  READ_PHONE_STATE: 'Read your phone number and call status',
  READ_SMS: 'Read text messages',
  RECEIVE_BOOT_COMPLETED: 'Start when the device starts',
  RECEIVE_SMS: 'Receive text messages',
  RECORD_AUDIO: 'Record audio',
  REQUEST_IGNORE_BATTERY_OPTIMIZATIONS: 'Ask to ignore battery saving',
  REQUEST_INSTALL_PACKAGES: 'Ask to install other apps',
  SEND_SMS: 'Send text messages',
  SYSTEM_ALERT_WINDOW: 'Display over other apps',
  USE_BIOMETRIC: 'Use your fingerprint or face to unlock',
  USE_FINGERPRINT: 'Use your fingerprint to unlock',
  VIBRATE: 'Vibrate',
  WAKE_LOCK: 'Keep the screen or device awake',
  WRITE_CALENDAR: 'Change your calendar',
  WRITE_CONTACTS: 'Change your contacts',
  WRITE_EXTERNAL_STORAGE: 'Change files on shared storage',
};

/** Describes a permission in plain words. Returns `null` for a technical one that means nothing to most users. */
export function describePermission(name: string): string | null {
  const [, own] = /^android\.permission\.(\w+)$/.exec(name) ?? [];
  if (own !== undefined) return ownValue(plainPermissions, own) ?? null;
  return /^[\w.]+\.[A-Z0-9_]+$/.test(name) ? null : name;
}
