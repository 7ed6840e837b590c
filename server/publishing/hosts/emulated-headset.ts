import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { EMULATED_HEADSET, gameParameters, headsetScript } from '../../../src/domain/bridge/game-parameters';

/** Folder on every game's host; no version of a game has this name. */
const FOLDER = headsetScript.slice(0, headsetScript.lastIndexOf('/') + 1);

interface EmulatedHeadset {
  /** Returns the emulated headset's script for pages whose address requests it (docs/adr/0017). */
  readonly scripts: (request: FastifyRequest) => readonly string[];
}

/** Serves an emulated headset on a game's host, if it is built. */
export async function emulatedHeadset(app: FastifyInstance, { root }: { root: string }): Promise<EmulatedHeadset> {
  if (!existsSync(root)) return { scripts: () => [] };
  await app.register(fastifyStatic, {
    root,
    prefix: FOLDER,
    index: false,
    decorateReply: false,
    preCompressed: true,
    maxAge: '1h',
  });
  const isWanted = ({ query }: FastifyRequest): boolean =>
    (query as Record<string, unknown>)[gameParameters.headset] === EMULATED_HEADSET;
  return { scripts: (request) => (isWanted(request) ? [headsetScript] : []) };
}
