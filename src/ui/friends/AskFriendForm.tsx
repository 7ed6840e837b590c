import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import { AccountField } from '../account/AccountField';
import { Button } from '../shared/Button';
import { space } from '../theme/space';
import type { FriendsViewModel } from './friends.view-model';

/** Asks a player by name. */
export const AskFriendForm = observer(function AskFriendForm({ friends }: { readonly friends: FriendsViewModel }) {
  const { name, refusal, refusals, asking } = friends;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void friends.ask();
      }}
    >
      <AccountField
        label="User name"
        name="friend"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={name}
        message={refusal}
        takesFocus={refusals > 0}
        refusals={refusals}
        readOnly={asking}
        onType={friends.type}
      />
      <Button type="submit" variant="primary" icon="users" busy={asking}>
        Add friend
      </Button>
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  align-items: start;
  gap: ${space(3)};
  button {
    margin-top: 27px;
    min-height: 52px;
    justify-self: start;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    button {
      margin-top: 0;
    }
  }
`;
