import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { ABOUT_MAX } from '../../domain/account/own-profile';
import { ALIAS_MAX } from '../../domain/account/alias-policy';
import { Actions, Form, panel, Soft } from '../account/account.styles';
import { AccountField } from '../account/AccountField';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { useFocus } from '../shared/focus';
import { space } from '../theme/theme';
import { LinkFields } from './LinkFields';
import type { ProfileFormViewModel } from './profile-form.view-model';

/** The share of a limit from which on the characters are counted. */
const NEAR = 0.8;
const ROOM = { rows: 5, least: 140, most: '320px' } as const;

/** What the player says of themselves; what is typed is saved by the button alone. */
export const ProfileForm = observer(function ProfileForm({ form }: { readonly form: ProfileFormViewModel }) {
  const { fields, dirty, discard } = form;
  const { refusedFirst, refusals, busy } = fields;
  const focus = useFocus<HTMLInputElement & HTMLTextAreaElement>(refusals);
  const counted = (name: 'alias' | 'about') => {
    const { refusals: _turn, ...field } = fields.propsOf(name);
    return { ...field, element: refusedFirst === name ? focus : undefined, countedFrom: NEAR, optional: true } as const;
  };
  return (
    <Box
      noValidate
      aria-label="About you"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div>
        <CountedField
          {...counted('alias')}
          label="Alias"
          limit={ALIAS_MAX}
          separator=" / "
          dir="auto"
          autoComplete="nickname"
        />
        <Soft>What you are called everywhere. Without one it is your user name.</Soft>
      </div>
      <CountedField
        {...counted('about')}
        label="About you"
        limit={ABOUT_MAX}
        separator=" / "
        room={ROOM}
        dir="auto"
        autoComplete="off"
      />
      <LinkFields form={form} />
      <div>
        <AccountField
          {...fields.propsOf('phone')}
          takesFocus={refusedFirst === 'phone'}
          label="Phone number"
          inputMode="tel"
          autoComplete="tel"
          maxLength={64}
        />
        <Soft>Shown to nobody. Friends who know it can find you by it, if your settings let them.</Soft>
      </div>
      <Failure message={fields.failure} />
      <End>
        <Actions>
          <Button variant="primary" type="submit" busy={busy} disabled={!dirty}>
            Save profile
          </Button>
          <Button variant="quiet" onClick={discard} disabled={!dirty || busy}>
            Discard changes
          </Button>
        </Actions>
        <Soft role="status">{dirty ? 'You have unsaved changes.' : ''}</Soft>
      </End>
    </Box>
  );
});

const Box = styled(Form)`
  ${panel}
  gap: ${space(6)};
  padding: ${space(6)};
  @media (max-width: 480px) {
    padding: ${space(4)};
  }
  div > p:last-child {
    margin-top: ${space(2)};
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
`;
