import type { Diagnostics } from '../../src/application/system/diagnostics.port';
import { createClient } from './create-client';
import { journey } from './journey';
import type { Credentials } from './sign-in';

/** Runs the journey against a started portal and prints it line by line. */
export async function main(address: string, credentials: Credentials, say: (line: string) => void): Promise<void> {
  const diagnostics: Diagnostics = { warn: (message) => say(`! ${message}`) };
  const portal = new URL(address);
  const client = createClient(portal, diagnostics);
  for (const line of await journey(client, portal, credentials)) say(line);
}
