import { brand } from '../src/domain/shared/brand';
import type { Config } from './platform/config/config';
import { usesDevelopmentMailbox } from './messaging/mailbox/uses-development-mailbox';
import { demoAccounts } from './platform/demo/demo-accounts';
import type { PublicUrls } from './publishing/hosts/public-urls';

/** What an operator reads when the server is up: the address, and the demo accounts outside of production. */
export function startBanner(config: Config, urls: PublicUrls): string {
  const lines = [`${brand.siteName} is ready: ${urls.portal('')}`];
  if (usesDevelopmentMailbox(config)) lines.push(`Its mails are at ${urls.mailOrigin}/`);
  if (config.demo && !config.production) {
    lines.push('Demo accounts:');
    for (const { username, password, purpose } of demoAccounts)
      lines.push(`  ${username.padEnd(8)} ${password}   ${purpose}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}
