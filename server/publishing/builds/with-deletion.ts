/**
 * Deletes files that a committed change no longer uses. Returns the text of the change, with a warning if they cannot be
 * deleted: the change itself has succeeded.
 */
export async function withDeletion(done: string, deleteFiles: () => Promise<void>): Promise<string> {
  try {
    await deleteFiles();
    return done;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${done}\nWarning: Unused files could not be deleted and stay in the store of published files. ${reason}`;
  }
}
