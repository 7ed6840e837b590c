import { join } from 'node:path';
import { projectRoot } from '../system/project-root';

/** Folder of the migrations; the build reads them from the source, too. */
export const migrationsFolder: string = join(projectRoot, 'server', 'platform', 'database', 'migrations');
