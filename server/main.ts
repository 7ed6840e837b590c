import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { ConfigError } from './platform/config/config-error';
import { DatabaseDamaged } from './platform/database/database-damaged';
import { DatabaseInUse } from './platform/database/lock-file';
import { MigrationBlocked } from './platform/database/migrate-with-retry';
import { DatabaseTooOld } from './platform/database/migration-state';
import { publicUrls } from './publishing/hosts/public-urls';
import { startBanner } from './start-banner';
import type { StartOptions } from './start-server';
import { startServer } from './start-server';

const DRAIN_MS = 10_000;

/**
 * Stops the server once on SIGTERM or SIGINT. Further signals are ignored: npm forwards the SIGINT of a terminal, which the server has received
 * from the terminal too.
 */
function stopOnSignal(stop: () => Promise<void>): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const logger = { error: (error?: unknown) => console.error(error) };
  const { close } = closeWithGrace({ delay: DRAIN_MS, logger, skip: [...signals] }, stop);
  let isClosing = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (!isClosing) void close();
      isClosing = true;
    });
}

/** Runs the server until it is stopped. A failed start prints one message with the reason. */
export async function main(options: StartOptions = {}): Promise<void> {
  try {
    const server = await startServer(options);
    stopOnSignal(() => server.stop());
    process.stdout.write(startBanner(server.config, publicUrls(server.config)));
  } catch (error) {
    const expected =
      error instanceof ConfigError ||
      error instanceof DatabaseInUse ||
      error instanceof DatabaseDamaged ||
      error instanceof DatabaseTooOld ||
      error instanceof MigrationBlocked;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}

const script = process.argv[1];
if (script !== undefined && import.meta.url === pathToFileURL(realpathSync(script)).href) await main();
