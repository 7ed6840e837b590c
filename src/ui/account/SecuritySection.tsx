import { observer } from 'mobx-react-lite';
import { useId, useEffect, useRef } from 'react';
import type { LoginProvider } from '../../domain/auth/social-provider';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { runsOutOfCodes } from '../../domain/account/security-overview';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { rescueFocus } from '../shared/focus';
import type { IconName } from '../shared/icon-names';
import { useScreen } from '../shared/use-screen';
import { AddressRow } from './AddressRow';
import { BrowserGroup } from './BrowserGroup';
import { BrowserList } from './BrowserList';
import type { PasswordFormProps } from './PasswordForm';
import { PasswordForm } from './PasswordForm';
import { ProvidersRow } from './ProvidersRow';
import { SectionFailure } from './SectionFailure';
import { SettingRow } from './SettingRow';
import { SwitchRow } from './SwitchRow';
import { TwoFactorDialog } from './TwoFactorDialog';
import type { AccountServices } from './account-services';
import { Panel, Section } from './account.styles';
import type { TwoFactorViewModel } from './two-factor.view-model';
import { useFormBelow } from './use-form-below';

interface TwoFactorRowProps {
  readonly overview: Pick<SecurityOverview, 'twoFactor' | 'recoveryLeft'>;
  readonly twoFactor: TwoFactorViewModel;
}

const TWO_BUTTON = 'two-factor';

/** The state of two-factor authentication and the actions to change it. */
const TwoFactorRow = observer(function TwoFactorRow({ overview, twoFactor }: TwoFactorRowProps) {
  const ask = (on: 'proof' | 'renew' | 'end') => () => {
    twoFactor.ask(on);
  };
  useFocusAfterChange(overview.twoFactor, twoFactor.open);
  if (!overview.twoFactor) {
    return (
      <SettingRow
        icon="shield"
        title="Two-factor authentication"
        mark={<Badge>Off</Badge>}
        action={
          <Button id={TWO_BUTTON} onClick={ask('proof')}>
            Set up
          </Button>
        }
      >
        Adds a code from your phone, so a stolen password isn’t enough.
      </SettingRow>
    );
  }
  const few = runsOutOfCodes(overview);
  return (
    <SettingRow
      icon="shield"
      title="Two-factor authentication"
      mark={
        <Badge tone="success" icon="check">
          On
        </Badge>
      }
      action={
        <>
          <Button id={TWO_BUTTON} variant={few ? 'primary' : 'secondary'} onClick={ask('renew')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={ask('end')}>
            Turn off
          </Button>
        </>
      }
    >
      {overview.recoveryLeft === 1 ? '1 recovery code left.' : `${overview.recoveryLeft} recovery codes left.`}
      {few ? ' Create new ones before you run out.' : null}
    </SettingRow>
  );
});

/** Focuses the button that replaced the focused one after the dialog has closed. */
function useFocusAfterChange(on: boolean, open: boolean): void {
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current && !open) rescueFocus(() => document.getElementById(TWO_BUTTON));
    shown.current = true;
  }, [on, open]);
}

const ROWS: readonly (readonly [icon: IconName, title: string, button?: string])[] = [
  ['mail', 'Email address'],
  ['key', 'Password', '148px'],
  ['users', 'Connected accounts'],
  ['shield', 'Two-factor authentication', '76px'],
  ['bell', 'Emails about new logins', '60px'],
];

/** A placeholder for the security settings. */
const SettingsSkeleton = observer(function SettingsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div aria-hidden="true">
        <Panel>
          {ROWS.map(([icon, title, button]) => (
            <SettingRow
              key={title}
              icon={icon}
              title={title}
              action={button === undefined ? undefined : <Blank $width={button} $height="44px" />}
            >
              <Blank $width="240px" />
            </SettingRow>
          ))}
        </Panel>
        <BrowserGroup heading={<h3>Where you’re logged in</h3>}>
          <Panel>
            <SettingRow icon="monitor" title="This browser">
              <Blank $width="280px" />
            </SettingRow>
          </Panel>
        </BrowserGroup>
      </div>
    </div>
  );
});

interface PasswordRowProps extends Omit<PasswordFormProps, 'onCancel'> {
  readonly hasPassword: boolean;
}

const BUTTON = 'change-password';

/** The password setting; its form closes after a change. */
const PasswordRow = observer(function PasswordRow({ hasPassword, ...form }: PasswordRowProps) {
  const { open, cancel, toggle } = useFormBelow(BUTTON, form.form);
  return (
    <SettingRow
      icon="key"
      title="Password"
      action={
        <Button id={BUTTON} aria-expanded={open} onClick={toggle}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      }
      {...(open ? { below: <PasswordForm {...form} onCancel={cancel} /> } : {})}
    >
      {hasPassword ? 'You can log in with your username or email address and a password.' : 'No password set.'}
    </SettingRow>
  );
});

export interface SecuritySectionProps {
  readonly createSecurity: AccountServices['createSecurity'];
  readonly username: string;
  /** Provider of this session; undefined while nobody is logged in. */
  readonly provider?: LoginProvider | undefined;
}

export const SecuritySection = observer(function SecuritySection(props: SecuritySectionProps) {
  const { createSecurity, username, provider } = props;
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
            <ProvidersRow providers={overview.providers} view={parts.providers} proof={proof} current={provider} />
            <TwoFactorRow overview={overview} twoFactor={parts.twoFactor} />
            <SwitchRow
              icon="bell"
              title="Emails about new logins"
              on={parts.loginNotices.on}
              pending={parts.loginNotices.pending}
              onTurn={(on) => void parts.loginNotices.choose(on)}
            >
              Get an email when someone logs in from a new browser.
              {overview.emailVerified ? null : ' Verify your email address first.'}
            </SwitchRow>
          </Panel>
          <BrowserList browsers={parts.browsers} />
          <TwoFactorDialog twoFactor={parts.twoFactor} proof={proof} username={username} />
        </>
      )}
    </Section>
  );
});
