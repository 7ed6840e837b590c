/** Loads the auth dialog's script once. */
export const loadAuthDialog = () => import('./AuthDialog');

/** Loads the script ahead of use; a failure is reported on use. */
export function preloadAuthDialog(): void {
  loadAuthDialog().catch(() => undefined);
}
