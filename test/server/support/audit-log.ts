import { createLogger } from '../../../server/platform/system/create-logger';

/** Creates a logger that collects the details of its audit lines. */
export function auditLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    const { audit, event, account, developer, role, game } = JSON.parse(line) as Record<string, unknown>;
    if (audit === true) lines.push({ event, account, developer, role, game });
  };
  return { lines, log: createLogger({ logLevel: 'info' }, { write }) };
}
