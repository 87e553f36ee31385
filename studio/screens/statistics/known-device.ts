import { devices, type Device } from '#app/statistics/figures.ts';

/** Returns the device with a name, or `other` if the name is not a known device. */
export function knownDevice(name: string): Device | 'other' {
  return devices.find((device) => device === name) ?? 'other';
}
