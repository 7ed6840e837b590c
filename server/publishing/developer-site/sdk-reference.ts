import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const member = z.object({ name: z.string(), code: z.string(), text: z.string() });

/** Schema of the SDK's reference as written by the build (scripts/lib/sdk-reference.mjs), in reading order. */
const reference = z.array(
  z.object({
    name: z.string(),
    /** Expression with which a game reaches it, such as `holocade.user`; empty for a type. */
    path: z.string(),
    text: z.string(),
    /** Declaration of an entry without members. */
    code: z.string(),
    members: z.array(member),
  }),
);

export type SdkReference = z.output<typeof reference>;

/** Reads the reference beside the built SDK; undefined before it is built. */
export function readSdkReference(sdkFolder: string): SdkReference | undefined {
  const file = join(sdkFolder, 'reference.json');
  return existsSync(file) ? reference.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
