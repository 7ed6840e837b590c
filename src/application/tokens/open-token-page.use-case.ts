import { HOME_PATH } from '../../domain/shell/home-path';
import type { TokenCall } from '../../domain/tokens/token-call';
import type { TokenPage } from '../../domain/tokens/token-templates';
import type { TokenCommand, TokenVisitEvent } from '../../domain/tokens/token-visit';
import { nextTokenVisit } from '../../domain/tokens/token-visit';
import type { ApiFailure } from '../http/api-failure';
import type { TokenAnswer, TokenGateway } from './token-gateway.port';
import type { TokenPlace } from './token-place.port';
import type { TokenVisitState } from './token-visit-state';

/** Converts the outcome of a token page's call into an event of the visit. */
export interface TokenEnds<Data> {
  answered(answer: TokenAnswer<Data>): TokenVisitEvent;
  refused(failure: ApiFailure): TokenVisitEvent;
}

/**
 * Opens the page of a token link: removes the token from the address, makes the page's only call, and shows its outcome
 * (spec 2 §4).
 */
export class OpenTokenPage<Data> {
  constructor(
    private readonly page: TokenPage,
    private readonly gateway: TokenGateway<Data>,
  ) {}

  /** Opens a visit once; repeated calls do nothing. A form with a malformed token redirects to the home page. */
  async execute(
    token: string | undefined,
    state: TokenVisitState,
    place: TokenPlace,
    ends: TokenEnds<Data>,
  ): Promise<void> {
    const { success } = place;
    const event: TokenVisitEvent =
      token === undefined && success !== undefined
        ? { type: 'reopened', message: success }
        : { type: 'opened', page: this.page, token };
    await this.carryOut(this.move(state, place, event), state, place, ends);
  }

  /** Confirms a page that asks first; repeated calls do nothing. */
  async agree(state: TokenVisitState, place: TokenPlace, ends: TokenEnds<Data>): Promise<void> {
    await this.carryOut(this.move(state, place, { type: 'agreed' }), state, place, ends);
  }

  private async carryOut(
    call: TokenCall | undefined,
    state: TokenVisitState,
    place: TokenPlace,
    ends: TokenEnds<Data>,
  ): Promise<void> {
    if (call === undefined) return;
    const answer = await this.gateway.call(call);
    this.move(state, place, answer.ok ? ends.answered(answer.value) : ends.refused(answer.error));
  }

  /** Applies an event, runs its commands except the call, and returns the call, if any. */
  private move(state: TokenVisitState, place: TokenPlace, event: TokenVisitEvent): TokenCall | undefined {
    const { visit, commands } = nextTokenVisit(state.current, event);
    state.show(visit);
    for (const command of commands) this.runCommand(command, place);
    return commands.find((command) => command.type === 'call')?.call;
  }

  private runCommand(command: TokenCommand, place: TokenPlace): void {
    if (command.type === 'forget-token') place.forgetToken();
    if (command.type === 'store-success') place.storeSuccess(command.message);
    if (command.type === 'go-home') place.leave(HOME_PATH);
    // Applies to the portal's own paths as well: the server redirects a payment path to the provider.
    if (command.type === 'go') place.depart(command.to);
  }
}
