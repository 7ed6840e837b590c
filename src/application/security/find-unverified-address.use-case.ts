import type { SecurityGateway } from './security-gateway.port';

/** Tells the player's address while it is not verified, so that nothing can be mailed to it; undefined also without an answer, since the server refuses what it cannot mail. */
export class FindUnverifiedAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'overview'>) {}

  async execute(): Promise<string | undefined> {
    const answer = await this.gateway.overview();
    return answer.ok && !answer.value.emailVerified ? answer.value.email : undefined;
  }
}
