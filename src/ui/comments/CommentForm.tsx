import { observer } from 'mobx-react-lite';
import { COMMENT_LIMITS } from '../../domain/community/profile-comment';
import { Actions, Form } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { Button } from '../shared/Button';
import type { CommentsViewModel } from './comments.view-model';

/** What a player writes on somebody's profile. */
export const CommentForm = observer(function CommentForm({ comments }: { readonly comments: CommentsViewModel }) {
  const { text, refusal, turns, posting } = comments;
  return (
    <Form
      noValidate
      aria-label="Comment"
      onSubmit={(event) => {
        event.preventDefault();
        void comments.post();
      }}
    >
      <ContactField
        name="comment"
        label="Your comment"
        value={text}
        limit={COMMENT_LIMITS.max}
        long
        message={refusal}
        turn={turns === 0 ? undefined : turns}
        readOnly={posting}
        onType={comments.type}
      />
      <Actions>
        <Button variant="primary" type="submit" busy={posting}>
          Post comment
        </Button>
      </Actions>
    </Form>
  );
});
