/** Space in steps of four pixels. */
export function space(steps: number): string {
  return `${String(steps * 4)}px`;
}
