import type { UnsentWords } from '../../domain/session/session-change';
import { refreshed } from '../../domain/session/session-change';
import { applySessionChange } from './apply-session-change';
import { isSignedOut } from './is-signed-out';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** Shows the remembered user at once, then asks the server; any failure means signed out (spec 1 §4, §7), unless a known session is only looked at again. */
export class RestoreSession {
  private asked = 0;

  constructor(
    private readonly gateway: SessionGateway,
    private readonly store: SessionStore,
    private readonly state: SessionState,
  ) {}

  /** `words`: what becomes of the user's own when the server knows nobody. */
  async execute(words: UnsentWords = 'kept'): Promise<void> {
    const remembered = this.store.load();
    if (remembered !== undefined) this.state.apply({ type: 'restored', user: remembered });
    await this.ask(words, 'ends');
  }

  /** Asks again after something about the account has changed: only a server that knows nobody ends the session, no missing answer. */
  async renew(): Promise<void> {
    await this.ask('kept', 'stays');
  }

  private async ask(words: UnsentWords, unanswered: 'ends' | 'stays', again = true): Promise<void> {
    const ticket = (this.asked += 1);
    const before = this.state.current;
    const answer = await this.gateway.status();
    // A newer question has overtaken this answer.
    if (ticket !== this.asked) return;
    const { current } = this.state;
    if (current !== before) {
      // So has a sign-in or a sign-out; what the same player has changed meanwhile may not be in it.
      const isSame = before.user !== undefined && current.user?.id === before.user.id;
      if (isSame && again) await this.ask(words, unanswered, false);
      return;
    }
    if (unanswered === 'stays' && before.attempted && !answer.ok && !isSignedOut(answer.error)) return;
    applySessionChange(refreshed(answer.ok ? answer.value : undefined, words), this.store, this.state);
  }
}
