import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { EMULATED_HEADSET, gameParameters, headsetScript } from '../../../src/domain/bridge/game-parameters';
import { serveFolder } from './serve-folder';

/** Folder on every game's host; no version of a game has this name. */
const FOLDER = headsetScript.slice(0, headsetScript.lastIndexOf('/') + 1);

interface EmulatedHeadset {
  /** Returns the emulated headset's script for pages whose address requests it (docs/adr/0017). */
  readonly scripts: (request: FastifyRequest) => readonly string[];
}

/** Serves an emulated headset on a game's host, if it is built. */
export async function emulatedHeadset(app: FastifyInstance, { root }: { root: string }): Promise<EmulatedHeadset> {
  if (!existsSync(root)) return { scripts: () => [] };
  await serveFolder(app, root, FOLDER);
  const isWanted = ({ query }: FastifyRequest): boolean =>
    (query as Record<string, unknown>)[gameParameters.headset] === EMULATED_HEADSET;
  return { scripts: (request) => (isWanted(request) ? [headsetScript] : []) };
}
