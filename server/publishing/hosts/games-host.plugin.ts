import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { gamePolicy } from '../../platform/security/page-policy';
import { emulatedHeadset } from './emulated-headset';
import { gameHost } from './game-host.plugin';
import { gameOffline } from './game-offline';
import { insertScripts } from './inserted-scripts';
import { onHost } from './on-host';
import { proxyDevServers } from './dev-server-proxy';
import { programFrame } from './program-frame.plugin';
import { runtimeScripts } from './runtime-script';
import { sdkAdapters } from './sdk-adapters';
import { sharedModuleTags } from './shared-modules';
import type { Folders } from './folders';
import type { HostTable } from './host-table';
import type { ServedBlobs } from './served-blobs';
import { allowedNetwork } from './served-builds';

interface GamesHost {
  readonly deps: Pick<ServerDependencies, 'config' | 'urls' | 'devServers' | 'servedBuilds'>;
  readonly hosts: HostTable;
  readonly folders: Folders;
  readonly blobs: ServedBlobs;
}

/** Serves the hosts of all games: programs of the playground, and builds. The hooks of builds do not change programs. */
export async function gamesHost(app: FastifyInstance, options: GamesHost): Promise<void> {
  await app.register(programFrame, { hosts: options.hosts, urls: options.deps.urls });
  await app.register((buildsApp) => buildsHost(buildsApp, options));
}

/** Serves the builds of all games with the scripts that the portal inserts. */
async function buildsHost(gameApp: FastifyInstance, { deps, hosts, folders, blobs }: GamesHost): Promise<void> {
  const { config, urls } = deps;
  onHost(gameApp, hosts.pattern.game);
  const policyFor = ({ network }: { readonly network: readonly string[] }): string =>
    gamePolicy(urls, allowedNetwork(config, network));
  proxyDevServers(gameApp, { hosts, devServers: deps.devServers, policyFor });
  const published = blobs.folder('builds');
  const { remote } = blobs;
  const { buildOf } = await gameHost(gameApp, {
    hosts,
    published,
    remote,
    shipped: folders.games,
    findBuild: deps.servedBuilds.find,
    policyFor,
  });
  const headset = await emulatedHeadset(gameApp, { root: folders.headset });
  const adapters = await sdkAdapters(gameApp, { buildOf, root: folders.sdk });
  // The headset comes first, because SDK adapters follow its sessions.
  const runtime = runtimeScripts(urls, folders.sdk);
  const offline = gameOffline(gameApp, {
    ...{ hosts, buildOf, folders, published, remote, urls },
    allowed: config.offline && runtime().length > 0,
  });
  insertScripts(
    gameApp,
    (request) => [...headset.scripts(request), ...runtime(), ...offline.scripts(request), ...adapters.scripts(request)],
    sharedModuleTags(urls, folders.shared),
  );
}
