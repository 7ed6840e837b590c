/** A notice's words; a function where a name, or the server's own message, stands in them. */
export interface NoticeText {
  readonly title: string;
  readonly body: string | ((inserted: string) => string);
}

/** A notice's words with a name or a message inserted. */
export function filled(
  { title, body }: { readonly title: string; readonly body: (inserted: string) => string },
  inserted: string,
): { readonly title: string; readonly body: string } {
  return { title, body: body(inserted) };
}

/** For notices that say what the server said. */
export const said = (message: string): string => message;
