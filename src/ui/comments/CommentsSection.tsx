import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { CommentAccess } from '../../domain/account/profile';
import type { ProfileComment } from '../../domain/community/profile-comment';
import { COMMENT_LIMITS } from '../../domain/community/profile-comment';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Loading } from '../shared/Loading';
import { SectionFailure } from '../account/SectionFailure';
import { Panel, Soft, Actions, Form } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { SectionHeader } from '../shared/SectionHeader';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import { CommentEntry } from './CommentEntry';
import type { CommentsViewModel } from './comments.view-model';

/** The form for a comment on a profile. */
const CommentForm = observer(function CommentForm({ comments }: { readonly comments: CommentsViewModel }) {
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

export interface CommentsSectionProps {
  readonly createComments: () => CommentsViewModel;
  readonly access: Exclude<CommentAccess, 'closed'>;
  readonly signedIn: boolean;
}

/** The comments on a profile, newest first. */
export const CommentsSection = observer(function CommentsSection(props: CommentsSectionProps) {
  const { createComments, access, signedIn } = props;
  const comments = useScreen(createComments);
  const heading = useRef<HTMLDivElement>(null);
  const remove = async (comment: ProfileComment) => {
    await comments.delete(comment);
    rescueFocus(() => heading.current);
  };
  const loadMore = async () => {
    await comments.loadMore();
    // The deleted comment's button no longer exists.
    rescueFocus(() => heading.current);
  };
  return (
    <Section aria-labelledby="comments">
      <div ref={heading} tabIndex={-1}>
        <SectionHeader id="comments" title="Comments" />
      </div>
      {access === 'write' ? <CommentForm comments={comments} /> : null}
      {signedIn ? null : (
        <NeedsScript>
          <Button icon="log-in" onClick={comments.askLogin}>
            Log in to comment
          </Button>
        </NeedsScript>
      )}
      <Shown comments={comments} onDelete={(comment) => void remove(comment)} onMore={loadMore} />
    </Section>
  );
});

interface ShownProps {
  readonly comments: CommentsViewModel;
  readonly onDelete: (comment: ProfileComment) => void;
  readonly onMore: () => Promise<void>;
}

const Shown = observer(function Shown({ comments, onDelete, onMore }: ShownProps) {
  const { comments: shown, failure, loading, more, load } = comments;
  if (shown === undefined) {
    if (failure !== undefined) return <SectionFailure text={failure} onRetry={load} />;
    return (
      <Loading>
        <EntriesSkeleton rows={2} />
      </Loading>
    );
  }
  return (
    <>
      {shown.length === 0 ? (
        <Soft>No comments yet.</Soft>
      ) : (
        <Panel as="ul">
          {shown.map((comment) => (
            <CommentEntry
              key={comment.id}
              comment={comment}
              onDelete={() => {
                onDelete(comment);
              }}
            />
          ))}
        </Panel>
      )}
      {failure === undefined ? null : <SectionFailure text={failure} onRetry={more ? onMore : load} />}
      {more && failure === undefined ? (
        <Button busy={loading} onClick={() => void onMore()}>
          Load more
        </Button>
      ) : null}
    </>
  );
});

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  & > button {
    justify-self: start;
  }
`;
