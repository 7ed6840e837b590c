/** A script of the portal that did not come when it was needed. */
export interface ModuleFailure {
  /** Somebody has dealt with the event. */
  readonly cancelled: boolean;
  /** The page has been loaded anew for this reason already. */
  readonly reloaded: boolean;
  /** It is certain that nothing can be reached: a new load would end on the browser's own error page. */
  readonly offline: boolean;
  /** A page is being opened, so that a new load takes nothing away; otherwise a game may be running. */
  readonly opening: boolean;
}

/**
 * What follows a preload-error event: one reload, since a new version may have taken the script away, and then the error.
 * @rule 1.8.3 The error is raised again unless the event is cancelled.
 */
export function afterModuleFailure({
  cancelled,
  reloaded,
  offline,
  opening,
}: ModuleFailure): 'nothing' | 'reload' | 'raise' {
  if (cancelled) return 'nothing';
  return opening && !offline && !reloaded ? 'reload' : 'raise';
}
