/** A notice's words; a function where a name, or the server's own message, stands in them. */
export interface NoticeText {
  readonly title: string;
  readonly body: string | ((inserted: string) => string);
}

/** For notices that say what the server said. */
export const said = (message: string): string => message;
