import { ConfigError } from '../config/config-error';

interface Client {
  query(statement: string): Promise<unknown>;
}

/** Creates the search's extension if it is missing. Throws `ConfigError` if only an administrator may create it. */
export async function createExtension(client: Client): Promise<void> {
  await client.query('create extension if not exists pg_trgm').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      'DATABASE_URL',
      `the database lacks the extension pg_trgm (${reason}). Its administrator must run: CREATE EXTENSION pg_trgm;`,
    );
  });
}
