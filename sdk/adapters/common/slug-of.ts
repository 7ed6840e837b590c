/** The slug for an id of another portal: what is between words becomes one hyphen, so that `High_Score` finds the board `high-score`. */
export function slugOf(id: unknown): string {
  return String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
