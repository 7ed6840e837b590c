import { HOME_PATH } from '../../domain/shell/home-path';
import type { TokenCall } from '../../domain/tokens/token-call';
import type { TokenPage } from '../../domain/tokens/token-templates';
import type { TokenCommand, TokenVisitEvent } from '../../domain/tokens/token-visit';
import { nextTokenVisit } from '../../domain/tokens/token-visit';
import type { ApiFailure } from '../http/api-failure';
import type { TokenAnswer, TokenGateway } from './token-gateway.port';
import type { TokenPlace } from './token-place.port';
import type { TokenVisitState } from './token-visit-state';

/** What the end of a token page's call means to the visit. */
export interface TokenEnds<Data> {
  answered(answer: TokenAnswer<Data>): TokenVisitEvent;
  refused(failure: ApiFailure): TokenVisitEvent;
}

/** Opens a page that a link with a token leads to: forgets the token, makes the one call of the page, and shows its end (spec 2 §4). */
export class OpenTokenPage<Data> {
  constructor(
    private readonly page: TokenPage,
    private readonly gateway: TokenGateway<Data>,
  ) {}

  /** Opens a visit once, however often it is asked; a form whose token is none leads home. */
  async execute(
    token: string | undefined,
    state: TokenVisitState,
    place: TokenPlace,
    ends: TokenEnds<Data>,
  ): Promise<void> {
    await this.carryOut(this.move(state, place, { type: 'opened', page: this.page, token }), state, place, ends);
  }

  /** The reader of a page that asks first says yes; once, however often. */
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

  /** Carries out what a step commands; the call, if there is one, is left to the caller. */
  private move(state: TokenVisitState, place: TokenPlace, event: TokenVisitEvent): TokenCall | undefined {
    const { visit, commands } = nextTokenVisit(state.current, event);
    state.show(visit);
    for (const command of commands) this.obey(command, place);
    return commands.find((command) => command.type === 'call')?.call;
  }

  private obey(command: TokenCommand, place: TokenPlace): void {
    if (command.type === 'forget-token') place.forgetToken();
    if (command.type === 'go-home') place.leave(HOME_PATH);
    // Also to an own path: the server answers that of a payment, with the way to the provider.
    if (command.type === 'go') place.depart(command.to);
  }
}
