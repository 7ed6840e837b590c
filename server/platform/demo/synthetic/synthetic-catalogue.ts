import { ConfigError } from '../../config/config-error';
import { readConfig } from '../../config/read-config';
import { openDatabase } from '../../database/open-database';
import { createLogger } from '../../system/create-logger';
import { systemClock } from '../../system/server-clock';
import { fillCatalogue } from './fill-catalogue';

export interface SyntheticOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Number of games to add. */
  readonly games: number;
  /** True allows filling a production database. */
  readonly evenInProduction: boolean;
  readonly onProgress: (added: number) => void;
}

/** Fills the configured database with synthetic games. Throws `ConfigError` in production unless explicitly allowed. */
export async function syntheticCatalogue({
  environment,
  games,
  evenInProduction,
  onProgress,
}: SyntheticOptions): Promise<void> {
  const config = readConfig(environment);
  if (config.production && !evenInProduction)
    throw new ConfigError(
      'NODE_ENV',
      'this is production, and synthetic games would appear among the real ones. Add --even-in-production to confirm.',
    );
  const database = await openDatabase(config, createLogger(config));
  try {
    await fillCatalogue({ clock: systemClock, database }, games, onProgress);
  } finally {
    await database.close();
  }
}
