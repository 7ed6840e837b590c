import { join } from 'node:path';
import { projectRoot } from '../system/project-root';

/** Where the migrations lie; they are read from the source by the build, too. */
export const migrationsFolder: string = join(projectRoot, 'server', 'platform', 'database', 'migrations');
