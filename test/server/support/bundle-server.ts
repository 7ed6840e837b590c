import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../../../server/platform/system/project-root';

export interface BundledServer {
  /** Path of the module for `run-bundle.mjs`. */
  readonly file: string;
  remove(): void;
}

/**
 * Bundles the server's sources once, for tests that start it repeatedly. Loading single modules takes ten times as
 * long.
 */
export async function bundleServer(): Promise<BundledServer> {
  // Below the project, so that the server finds its packages and migrations.
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'server-'));
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: { main: join(projectRoot, 'server/main.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    file: join(outDir, 'main.mjs'),
    remove: () => {
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
