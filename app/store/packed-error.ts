import { StoreError, type StoreFault } from './store.ts';

/** The form in which an error is sent to another thread. Threads would pass on only the message of most errors. */
export interface PackedError {
  message: string;
  /** Fault of a `StoreError`. */
  fault?: StoreFault;
  /** Code of an error of the system or of SQLite. */
  code?: string;
  /** SQLite's result code. */
  errcode?: number;
}

/** Packs an error of the store with the codes that distinguish its faults. */
export function packError(error: unknown): PackedError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message } = error;
  if (error instanceof StoreError) return { message, fault: error.fault };
  return {
    message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('errcode' in error && typeof error.errcode === 'number' && { errcode: error.errcode }),
  };
}

/** Returns the error that was packed. */
export function unpackError({ message, fault, ...codes }: PackedError): Error {
  return fault === undefined ? Object.assign(new Error(message), codes) : new StoreError(fault, message);
}
