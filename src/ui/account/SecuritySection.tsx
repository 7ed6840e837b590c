import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useScreen } from '../shared/use-screen';
import { Panel, Section } from './account.styles';
import type { AccountServices } from './account-services';
import { AddressRow } from './AddressRow';
import { BrowserList } from './BrowserList';
import { PasswordRow } from './PasswordRow';
import { ProvidersRow } from './ProvidersRow';
import { SectionFailure } from './SectionFailure';
import { SettingsSkeleton } from './SettingsSkeleton';
import { SwitchRow } from './SwitchRow';
import { TwoFactorDialog } from './TwoFactorDialog';
import { TwoFactorRow } from './TwoFactorRow';

export interface SecuritySectionProps {
  readonly createSecurity: AccountServices['createSecurity'];
  readonly username: string;
}

/** How the account is protected. */
export const SecuritySection = observer(function SecuritySection({ createSecurity, username }: SecuritySectionProps) {
  const id = useId();
  const security = useScreen(createSecurity);
  const { overview, failure, parts, proof } = security;
  return (
    <Section id="security" aria-labelledby={id}>
      <h2 id={id}>Security</h2>
      {failure === undefined ? null : <SectionFailure text={failure} onRetry={security.load} />}
      {overview === undefined && failure === undefined ? <SettingsSkeleton /> : null}
      {overview === undefined ? null : (
        <>
          <Panel>
            <AddressRow overview={overview} address={parts.address} change={{ form: parts.addressForm, proof }} />
            <PasswordRow hasPassword={overview.hasPassword} form={parts.password} proof={proof} username={username} />
            <ProvidersRow providers={overview.providers} view={parts.providers} proof={proof} />
            <TwoFactorRow overview={overview} twoFactor={parts.twoFactor} />
            <SwitchRow
              icon="bell"
              title="Emails about new sign-ins"
              on={parts.loginNotices.on}
              pending={parts.loginNotices.pending}
              onTurn={(on) => void parts.loginNotices.choose(on)}
            >
              We write to you when a browser that we do not know logs into your account.
              {overview.emailVerified ? null : ' We write only to a verified address.'}
            </SwitchRow>
          </Panel>
          <BrowserList browsers={parts.browsers} />
          <TwoFactorDialog twoFactor={parts.twoFactor} proof={proof} username={username} />
        </>
      )}
    </Section>
  );
});
