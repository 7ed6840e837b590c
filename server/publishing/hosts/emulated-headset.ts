import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { EMULATED_HEADSET, gameParameters, headsetScript } from '../../../src/domain/bridge/game-parameters';

/** Below every game's host; no version of a game begins so. */
const FOLDER = headsetScript.slice(0, headsetScript.lastIndexOf('/') + 1);

interface EmulatedHeadset {
  /** The script of the emulated headset for a page whose address asks for it, and for no other (docs/adr/0017). */
  readonly scripts: (request: FastifyRequest) => readonly string[];
}

/** Serves an emulated headset on a game's host; without a built one there is none. */
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
