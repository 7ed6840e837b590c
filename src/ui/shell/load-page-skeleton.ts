/** Brings what stands where a page is awaited; also called when the window has time, so that it is there when it is needed. */
export async function loadPageSkeleton() {
  return (await import('./PageSkeleton')).PageSkeleton;
}
