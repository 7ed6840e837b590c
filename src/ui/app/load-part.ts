import { pageFailure } from '../errors/page-failure';

/** Loads a page's script; one that does not come is a failure of the connection, not of the portal. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    // React Router takes what is thrown here as the error to show.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw pageFailure({ kind: 'network' });
  }
}
