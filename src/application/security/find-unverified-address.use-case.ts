import type { SecurityGateway } from './security-gateway.port';

/**
 * Returns the player's email address if it is not verified, because the server cannot send emails to it.
 * Returns undefined when the request fails, because the server checks the address again.
 */
export class FindUnverifiedAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'overview'>) {}

  async execute(): Promise<string | undefined> {
    const answer = await this.gateway.overview();
    return answer.ok && !answer.value.emailVerified ? answer.value.email : undefined;
  }
}
