import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ALIAS_MAX } from '../../domain/account/alias-policy';
import { ABOUT_MAX } from '../../domain/account/own-profile';
import { profileLinkLimits } from '../../domain/account/profile';
import { AccountField } from '../account/AccountField';
import { Actions, Form, panel, Soft } from '../account/account.styles';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { CountedField } from '../shared/CountedField';
import { useFocus, rescueFocus } from '../shared/focus';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import type { ProfileFormViewModel } from './profile-form.view-model';

const ADD_BUTTON_ID = 'add-link';

/** Link fields of the profile form, one row per link. */
export const LinkFields = observer(function LinkFields({ form }: { readonly form: ProfileFormViewModel }) {
  const { fields, links, hasRoom, addLink, removeLink } = form;
  const { refusedFirst, busy } = fields;
  const rows = links.length;
  const group = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    group.current?.querySelector<HTMLInputElement>(`input[name="links.${String(rows - 1)}.title"]`)?.focus();
  }, [rows]);
  return (
    <Group ref={group}>
      <legend>Links</legend>
      {links.map((index) => {
        const name = `Link ${String(index + 1)}`;
        return (
          <Row key={index}>
            <AccountField
              {...fields.propsOf(`links.${index}.title`)}
              takesFocus={refusedFirst === `links.${index}.title`}
              label={`${name}: title`}
              maxLength={profileLinkLimits.title * 2}
              autoComplete="off"
            />
            <AccountField
              {...fields.propsOf(`links.${index}.url`)}
              takesFocus={refusedFirst === `links.${index}.url`}
              label={`${name}: address`}
              inputMode="url"
              autoComplete="off"
            />
            <Button
              variant="quiet"
              icon="trash"
              aria-label={`Remove link ${String(index + 1)}`}
              disabled={busy}
              {...onePress(() => {
                removeLink(index);
                rescueFocus(() => document.getElementById(ADD_BUTTON_ID));
              })}
            />
          </Row>
        );
      })}
      <Failure message={fields.messages.links} />
      <div>
        <Button
          id={ADD_BUTTON_ID}
          disabled={!hasRoom || busy}
          onClick={() => {
            added.current = true;
            addLink();
          }}
        >
          Add link
        </Button>
        {hasRoom ? null : <Soft>You can add up to {profileLinkLimits.links} links.</Soft>}
      </div>
    </Group>
  );
});

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  legend {
    margin-bottom: ${space(2)};
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  align-items: start;
  gap: ${space(3)} ${space(4)};
  & > button {
    margin-top: 36px;
  }
  @media ${theme.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      justify-self: start;
      margin-top: 0;
    }
  }
`;

/** Share of the limit at which the character counter appears. */
const NEAR = 0.8;
const FIELD_SIZE = { rows: 5, least: 140, most: '320px' } as const;

/** Form for alias, text, links and phone number. Saves only on submit. */
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
        <Soft>Your display name. Defaults to your username.</Soft>
      </div>
      <CountedField
        {...counted('about')}
        label="About you"
        limit={ABOUT_MAX}
        separator=" / "
        room={FIELD_SIZE}
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
        <Soft>Private. People who know your number can find you if your settings allow it.</Soft>
      </div>
      <Failure message={fields.failure} />
      <End>
        <Actions>
          <Button variant="primary" type="submit" busy={busy} unavailable={!dirty}>
            Save profile
          </Button>
          <Button variant="quiet" onClick={discard} unavailable={!dirty || busy}>
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
  @media ${theme.below.compact} {
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
