import type { CancelSignal } from '../system/cancel-signal';
import { isOwnPath } from '../../domain/shell/redirect-target';
import type { ContentGateway } from './content-gateway.port';

/** Finds where an unknown path has moved to; undefined when nowhere, or when the check fails (spec 1 §2). */
export class FindRedirect {
  constructor(private readonly gateway: ContentGateway) {}

  async execute(path: string, signal?: CancelSignal): Promise<string | undefined> {
    const answer = await this.gateway.redirect(path, signal);
    return answer.ok ? safeTarget(answer.value) : undefined;
  }
}

/** A target outside the portal comes only from hosts that an operator configured: the server refuses others. */
function safeTarget(to: string): string | undefined {
  return isOwnPath(to) || /^https:\/\/[a-z0-9.-]+(:\d+)?(\/|$)/i.test(to) ? to : '/';
}
