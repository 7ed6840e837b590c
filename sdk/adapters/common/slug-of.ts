/**
 * Returns the slug for an id of another portal. Everything between words becomes one hyphen, so `High_Score` finds the board
 * `high-score`.
 */
export function slugOf(id: unknown): string {
  return String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
