/** Loads the page skeleton. Also called when the browser is idle, so that it is ready for the first navigation. */
export async function loadPageSkeleton() {
  return (await import('./PageSkeleton')).PageSkeleton;
}
