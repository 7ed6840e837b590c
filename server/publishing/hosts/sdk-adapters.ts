import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brand } from '../../../src/domain/shared/brand';
import { serveFolder } from './serve-folder';
import type { ServedBuild } from './served-builds';

/** Folder on every game's host; no version of a game has this name. */
const FOLDER = '/_sdk/';
const SDK = `${FOLDER}${brand.identifier}-sdk.global.js`;

interface SdkAdapters {
  /** Returns the SDK and the adapter for pages of a build made with a foreign portal's SDK. */
  readonly scripts: (request: FastifyRequest) => readonly string[];
}

interface SdkAdapterOptions {
  readonly buildOf: (request: FastifyRequest) => ServedBuild | undefined;
  /** The built SDK with its adapters. */
  readonly root: string;
}

/** Serves the SDK and its adapters on a game's host, if the SDK is built. */
export async function sdkAdapters(app: FastifyInstance, { buildOf, root }: SdkAdapterOptions): Promise<SdkAdapters> {
  if (!existsSync(root)) return { scripts: () => [] };
  await serveFolder(app, root, FOLDER);
  return {
    scripts: (request) => {
      const adapter = buildOf(request)?.adapter;
      return adapter === undefined ? [] : [SDK, `${FOLDER}adapters/${adapter}.js`];
    },
  };
}
