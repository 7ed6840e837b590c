import { brand } from '../src/domain/shared/brand';
import type { Config } from './platform/config/config';
import { usesDevelopmentMailbox } from './messaging/mailbox/uses-development-mailbox';
import { demoAccounts } from './platform/demo/demo-accounts';
import type { PublicUrls } from './publishing/hosts/public-urls';

/** Text for the operator once the server is ready: its address and, outside production, the demo accounts. */
export function startBanner(config: Config, urls: PublicUrls): string {
  const lines = [`${brand.siteName} is ready: ${urls.portal('')}`];
  if (usesDevelopmentMailbox(config)) lines.push(`Its emails are at ${urls.mailOrigin}/`);
  if (config.demo && !config.production) {
    lines.push('Demo accounts:');
    for (const { username, password, purpose } of demoAccounts)
      lines.push(
        `  ${username.padEnd(8)} ${config.demoPassword === undefined ? password : '(HOLOCADE_DEMO_PASSWORD)'}   ${purpose}`,
      );
  }
  return `\n${lines.join('\n')}\n\n`;
}
