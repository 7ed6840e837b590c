import type { CancelSignal } from '../system/cancel-signal';
import { checkingRedirect, httpsHost, nextNotFoundPage } from '../../domain/shell/redirect-check';
import { isOwnPath } from '../../domain/shell/redirect-target';
import type { ContentGateway } from './content-gateway.port';

/** Finds where an unknown path has moved to; undefined when nowhere, or when the check fails (spec 1 §2). */
export class FindRedirect {
  constructor(private readonly gateway: ContentGateway) {}

  async execute(path: string, signal?: CancelSignal): Promise<string | undefined> {
    const answer = await this.gateway.redirect(path, signal);
    const page = nextNotFoundPage(
      checkingRedirect,
      answer.ok ? { type: 'answered', to: answer.value } : { type: 'failed' },
      mayFollow,
    );
    return page.kind === 'redirecting' ? page.to : undefined;
  }
}

/** A target outside the portal comes only from hosts that an operator configured: the server refuses others. */
function mayFollow(to: string): boolean {
  return isOwnPath(to) || httpsHost(to) !== undefined;
}
