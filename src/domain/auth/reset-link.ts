/** Content of an emailed reset link. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/**
 * Parses a reset link's query; undefined if a part is missing or empty.
 * @rule 1.2.1 A reset link carries an email and a token.
 */
export function parseResetLink(query: {
  readonly email: string | undefined;
  readonly token: string | undefined;
}): ResetLink | undefined {
  const { email = '', token = '' } = query;
  return email === '' || token === '' ? undefined : { email, token };
}
