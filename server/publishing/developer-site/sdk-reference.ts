import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const member = z.object({ name: z.string(), code: z.string(), text: z.string() });

/** What the build writes down of the SDK's types (scripts/lib/sdk-reference.mjs), in the order of reading. */
const reference = z.array(
  z.object({
    name: z.string(),
    /** How a game reaches it, such as `holocade.user`; empty for what only has a name. */
    path: z.string(),
    text: z.string(),
    /** The declaration of what has no members. */
    code: z.string(),
    members: z.array(member),
  }),
);

export type SdkReference = z.output<typeof reference>;

/** Reads the reference beside the built SDK; undefined before it was built. */
export function readSdkReference(sdkFolder: string): SdkReference | undefined {
  const file = join(sdkFolder, 'reference.json');
  return existsSync(file) ? reference.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
