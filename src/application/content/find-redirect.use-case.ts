import type { CancelSignal } from '../system/cancel-signal';
import { checkingRedirect, nextNotFoundPage } from '../../domain/shell/redirect-target';
import type { ContentGateway } from './content-gateway.port';

/** Finds the redirect of an unknown path; undefined when the path has none or the check fails (spec 1 §2). */
export class FindRedirect {
  constructor(
    private readonly gateway: ContentGateway,
    private readonly hosts: readonly string[],
  ) {}

  async execute(path: string, signal?: CancelSignal): Promise<string | undefined> {
    const answer = await this.gateway.redirect(path, signal);
    const page = nextNotFoundPage(
      checkingRedirect,
      answer.ok ? { type: 'answered', to: answer.value } : { type: 'failed' },
      this.hosts,
    );
    return page.kind === 'redirecting' ? page.to : undefined;
  }
}
