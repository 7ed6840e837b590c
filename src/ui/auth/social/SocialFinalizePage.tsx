import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { EMAIL_MAX } from '../../../domain/auth/email-policy';
import { providerNames } from '../../../domain/auth/social-provider';
import { USERNAME_MAX } from '../../../domain/auth/username-shape';
import { brand } from '../../../domain/shared/brand';
import { Button } from '../../shared/Button';
import { FieldMessage } from '../../shared/FieldMessage';
import { Icon } from '../../shared/Icon';
import { Label } from '../../shared/Label';
import { BrandMark } from '../../shell/BrandMark';
import { focusInside } from '../../theme/mixins';
import { space, theme } from '../../theme/theme';
import { Agreement } from '../Agreement';
import { Box, Input } from '../input.styles';
import { Card, CardText, CardTitle, NoScript, Room } from './social-page.styles';
import type { SocialRegistrationViewModel } from './social-registration.view-model';

interface RegistrationFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'readOnly' | 'onBlur'
> {
  readonly label: string;
  readonly value: string;
  /** Validation error. */
  readonly message: string | undefined;
  readonly onType: (value: string) => void;
  /** Content inside the field, after the text. */
  readonly children?: ReactNode;
}

const RegistrationField = observer(function RegistrationField(props: RegistrationFieldProps) {
  const { label, message, onType, children, ...rest } = props;
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Box $invalid={message !== undefined}>
        <Input
          {...rest}
          id={id}
          onChange={(event) => {
            onType(event.currentTarget.value);
          }}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-message`}
        />
        {children}
      </Box>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
});

/** The form for the missing data after a provider login: email address and username (spec 2 §4). */
export const SocialFinalizePage = observer(function SocialFinalizePage({
  registration,
}: {
  readonly registration: SocialRegistrationViewModel;
}) {
  const { form: answers, messages, busy, rolling, ready, provider } = registration;
  return (
    <Room>
      <Card>
        <Proved>
          <BrandMark name={provider} size={18} />
          Connected with {providerNames[provider]}
        </Proved>
        <CardTitle>One more step</CardTitle>
        <CardText>Choose how players see you on {brand.siteName}.</CardText>
        <NoScript>This page needs JavaScript. Please turn it on and log in again.</NoScript>
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            void registration.submit().then(() => {
              form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
            });
          }}
        >
          <RegistrationField
            label="Email address"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            value={answers.email}
            message={messages.email}
            readOnly={!ready || busy}
            onType={(value) => {
              registration.type('email', value);
            }}
          />
          <RegistrationField
            label="Username"
            name="username"
            type="text"
            autoComplete="username"
            maxLength={USERNAME_MAX}
            value={answers.username}
            message={messages.username}
            readOnly={!ready || busy || rolling}
            onBlur={() => void registration.checkUsername()}
            onType={(value) => {
              registration.type('username', value);
            }}
          >
            <Random
              type="button"
              aria-busy={rolling || undefined}
              aria-disabled={busy || rolling}
              // Keeps the focus in the field, so that the outgoing name is not validated.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => void registration.roll()}
            >
              <Icon name="rotate-cw" size={16} colour="currentColor" />
              Random
            </Random>
          </RegistrationField>
          <Button
            variant="primary"
            size="lg"
            type={ready ? 'submit' : 'button'}
            aria-busy={busy || undefined}
            aria-disabled={!ready || busy}
          >
            Register
          </Button>
        </Form>
        <Agreement />
      </Card>
    </Room>
  );
});

const Proved = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.success};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-top: ${space(6)};
`;

const Random = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: ${theme.target};
  padding: 0 ${space(4)};
  border-radius: ${theme.radius.card};
  font-size: ${theme.size.sm};
  font-weight: 600;
  color: ${theme.colour.textSoft};
  &:hover {
    color: ${theme.colour.text};
  }
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  ${focusInside}
  /* Drops the picture where space is short. */
  @media ${theme.below.narrow} {
    padding: 0 ${space(3)};
    svg {
      display: none;
    }
  }
`;
