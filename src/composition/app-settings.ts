/** What the server tells the page about the house; inlined in every document. */
export interface AppSettings {
  /** Origin of the pages themselves. */
  readonly portalOrigin: string;
  /** Origin of sounds and pictures. */
  readonly staticOrigin: string;
  /** Host below which every game has its own, with its port where it has one. */
  readonly gamesHost: string;
  /** Origin of the API; empty when it is the page's own (decisions §2). */
  readonly apiOrigin: string;
}
