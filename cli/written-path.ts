import { errorCode } from '#app/lib/error-code.ts';
import { RefusedError } from './command.ts';

/** Reasons why a path cannot be written, by the code of the system's error. */
const reasons = new Map([
  ['EACCES', 'this user has no permission to write there'],
  ['EPERM', 'this user has no permission to write there'],
  ['EROFS', 'its file system is read-only'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of the path is a file, not a folder'],
  ['EEXIST', 'a part of the path is a file, not a folder'],
  ['ENOENT', 'its folder does not exist and cannot be created'],
  ['ENAMETOOLONG', 'the name is too long'],
]);

/**
 * Runs `write`, which writes to a path that the operator has given. Throws a RefusedError if the system does not allow
 * it. Other errors, such as that of a full disk, stay as they are.
 */
export async function writingTo<Result>(
  given: string,
  write: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const reason = error instanceof Error && 'syscall' in error ? reasons.get(errorCode(error)) : undefined;
    if (reason === undefined) throw error;
    throw new RefusedError(`${given} cannot be written: ${reason}. Choose another path.`, { cause: error });
  }
}
