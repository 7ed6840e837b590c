import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { EMAIL_MAX } from '../../domain/auth/email-policy';
import { AccountField } from '../account/AccountField';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import type { FriendsViewModel } from './friends.view-model';

/** A form that sends a friend request by username, email or phone number. */
export const FriendRequestForm = observer(function FriendRequestForm({
  friends,
}: {
  readonly friends: FriendsViewModel;
}) {
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
        label="Username, email or phone number"
        hint="Phone numbers aren’t verified. Anyone who added this number to their profile gets your request."
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
      <Beside>
        <Button type="submit" variant="primary" icon="users" busy={asking}>
          Add friend
        </Button>
      </Beside>
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  align-items: start;
  gap: ${space(3)};
  @media ${theme.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Beside = styled.div`
  /* Aligned with the field, below its label. */
  padding-top: calc(1lh + ${space(2)});
  button {
    min-height: 52px;
  }
  @media ${theme.below.medium} {
    padding-top: 0;
  }
`;
