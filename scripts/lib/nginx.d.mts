interface NginxFiles {
  readonly folder: string;
  readonly host: string;
  readonly gamesHost: string;
  /** Loopback port of https. */
  readonly port: number;
  /** Loopback port of http. */
  readonly httpPort: number;
  /** Loopback ports of the nodes. */
  readonly nodes: readonly number[];
  readonly http?: string;
  readonly server?: string;
}

/** Returns the path of nginx, or undefined. */
export function findNginx(): string | undefined;

/** Writes the shipped configuration (`deploy/nginx`) with these values. Returns the arguments of nginx. */
export function writeNginxFiles(files: NginxFiles): readonly string[];
