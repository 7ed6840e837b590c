/**
 * What 'Let's Go Back' does, by the number of pages in the tab's history; home where there is none before this one.
 * @rule 1.2.32 The button of the 404 page goes back one step.
 */
export function backStep(historyLength: number): 'back' | 'home' {
  return historyLength > 1 ? 'back' : 'home';
}
