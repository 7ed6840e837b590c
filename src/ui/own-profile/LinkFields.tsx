import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { profileLinkLimits } from '../../domain/account/profile';
import { Soft } from '../account/account.styles';
import { AccountField } from '../account/AccountField';
import { Failure } from '../notices/Failure';
import { Button } from '../shared/Button';
import { rescueFocus } from '../shared/focus';
import { space } from '../theme/theme';
import type { ProfileFormViewModel } from './profile-form.view-model';

const ADD = 'add-link';

/** The links of a profile, a row each. */
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
      {links.map((place) => {
        const name = `Link ${String(place + 1)}`;
        return (
          <Row key={place}>
            <AccountField
              {...fields.propsOf(`links.${place}.title`)}
              takesFocus={refusedFirst === `links.${place}.title`}
              label={`${name}: title`}
              maxLength={profileLinkLimits.title * 2}
              autoComplete="off"
            />
            <AccountField
              {...fields.propsOf(`links.${place}.url`)}
              takesFocus={refusedFirst === `links.${place}.url`}
              label={`${name}: address`}
              inputMode="url"
              autoComplete="off"
            />
            <Button
              variant="quiet"
              icon="trash"
              aria-label={`Remove link ${String(place + 1)}`}
              disabled={busy}
              onClick={() => {
                removeLink(place);
                rescueFocus(() => document.getElementById(ADD));
              }}
            />
          </Row>
        );
      })}
      <Failure message={fields.messages.links} />
      <div>
        <Button
          id={ADD}
          disabled={!hasRoom || busy}
          onClick={() => {
            added.current = true;
            addLink();
          }}
        >
          Add a link
        </Button>
        {hasRoom ? null : <Soft>A profile has up to {profileLinkLimits.links} links.</Soft>}
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
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    & > button {
      justify-self: start;
      margin-top: 0;
    }
  }
`;
