/** Brings the auth dialog's script, once. */
export const loadAuthDialog = () => import('./AuthDialog');

/** Brings it before it is asked for; a failure is told when it is. */
export function preloadAuthDialog(): void {
  loadAuthDialog().catch(() => undefined);
}
