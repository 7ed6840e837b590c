import type { UnsentTexts } from '../../domain/session/session-change';
import { refreshed } from '../../domain/session/session-change';
import { applySessionChange } from './apply-session-change';
import { isSignedOut } from './is-signed-out';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/**
 * Shows the stored user at once, then loads the session from the server.
 * A failure signs the user out (spec 1 §4, §7), except in `renew`.
 */
export class RestoreSession {
  private latestRequest = 0;

  constructor(
    private readonly gateway: SessionGateway,
    private readonly store: SessionStore,
    private readonly state: SessionState,
  ) {}

  /** `words`: policy for the user's unsent drafts when the server reports no session. */
  async execute(words: UnsentTexts = 'kept'): Promise<void> {
    const remembered = this.store.load();
    if (remembered !== undefined) this.state.apply({ type: 'restored', user: remembered });
    await this.reload(words, 'ends');
  }

  /**
   * Continues from the session of the server's page: stores its player, or deletes the stored one if nobody is logged in.
   * Without a rendered session, it is loaded. A copy for offline use is rendered for visitors and proves no logout.
   */
  async start({ isCopy }: { readonly isCopy: boolean }): Promise<void> {
    const { attempted, user } = this.state.current;
    if (!attempted) await this.execute();
    else if (user !== undefined) this.store.save(user);
    else if (!isCopy) this.store.clear('kept');
  }

  /**
   * Reloads the session after a change of the account. Only a logged-out response ends the session, not a failed
   * request.
   */
  async renew(): Promise<void> {
    await this.reload('kept', 'stays');
  }

  private async reload(words: UnsentTexts, unanswered: 'ends' | 'stays', again = true): Promise<void> {
    const ticket = (this.latestRequest += 1);
    const before = this.state.current;
    const answer = await this.gateway.status();
    // A newer request has overtaken this response.
    if (ticket !== this.latestRequest) return;
    const { current } = this.state;
    if (current !== before) {
      // A login or logout has overtaken it as well. A change by the same player may be missing in it, so the request is repeated.
      const isSame = before.user !== undefined && current.user?.id === before.user.id;
      if (isSame && again) await this.reload(words, unanswered, false);
      return;
    }
    if (unanswered === 'stays' && before.attempted && !answer.ok && !isSignedOut(answer.error)) return;
    applySessionChange(refreshed(answer.ok ? answer.value : undefined, words), this.store, this.state);
  }
}
