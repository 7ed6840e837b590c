/**
 * Returns the action of 'Let's Go Back' by the length of the tab's history; `home` without a previous page.
 * @rule 1.2.32 The button of the 404 page leads back one step.
 */
export function backStep(historyLength: number): 'back' | 'home' {
  return historyLength > 1 ? 'back' : 'home';
}
