/** Page that is currently shown. */
export class PageState {
  private shown = '';

  /** Route pattern of the page, such as `/arcade/games/:game`; empty before the first page. */
  get route(): string {
    return this.shown;
  }

  enter(route: string): void {
    this.shown = route;
  }
}
