import type { UnsentWords } from '../../domain/session/session-change';
import { refreshed } from '../../domain/session/session-change';
import { applySessionChange } from './apply-session-change';
import type { SessionGateway } from './session-gateway.port';
import type { SessionState } from './session-state';
import type { SessionStore } from './session-store.port';

/** Shows the remembered user at once, then asks the server; any failure means signed out (spec 1 §4, §7). */
export class RestoreSession {
  private asked = 0;

  constructor(
    private readonly gateway: SessionGateway,
    private readonly store: SessionStore,
    private readonly state: SessionState,
  ) {}

  /** `words`: what becomes of the user's own when the server knows nobody. */
  async execute(words: UnsentWords = 'kept'): Promise<void> {
    const ticket = (this.asked += 1);
    const remembered = this.store.load();
    if (remembered !== undefined) this.state.apply({ type: 'restored', user: remembered });
    const before = this.state.current;
    const answer = await this.gateway.status();
    // A newer question, a sign-in or a sign-out has overtaken this answer.
    if (ticket !== this.asked || this.state.current !== before) return;
    applySessionChange(refreshed(answer.ok ? answer.value : undefined, words), this.store, this.state);
  }
}
