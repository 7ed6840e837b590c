/** Which page is shown. */
export class PageState {
  private shown = '';

  /** The pattern of the shown page's address, such as `/arcade/games/:game`; empty before the first one. */
  get route(): string {
    return this.shown;
  }

  enter(route: string): void {
    this.shown = route;
  }
}
