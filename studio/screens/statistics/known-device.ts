import { devices, type Device } from '#app/statistics/figures.ts';

/** Returns a device, or `other` for the devices that are not known one by one. */
export function knownDevice(name: string): Device | 'other' {
  return devices.find((device) => device === name) ?? 'other';
}
