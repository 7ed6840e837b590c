import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProfileComment } from '../../domain/community/profile-comment';
import { profileAddress } from '../profile/profile-address';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';

export interface CommentEntryProps {
  readonly comment: ProfileComment;
  readonly onDelete: () => void;
}

/** A comment on a profile. */
export const CommentEntry = observer(function CommentEntry({ comment, onDelete }: CommentEntryProps) {
  const { author, text, date, deletable } = comment;
  return (
    <Entry>
      <Avatar picture={author.avatar.tn} premium={false} size={48} />
      <div>
        <Head>
          <Link to={profileAddress(author.username)} dir="auto">
            {author.alias}
          </Link>
          <small>
            <DateText date={date} flows />
          </small>
        </Head>
        <Text dir="auto">{text}</Text>
      </div>
      {deletable ? (
        <Button variant="quiet" aria-label={`Delete comment by ${author.alias}`} onClick={onDelete}>
          Delete
        </Button>
      ) : null}
    </Entry>
  );
});

const Entry = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(4)};
  & + & {
    border-top: ${theme.hairline};
  }
  @media ${theme.below.compact} {
    grid-template-columns: 48px minmax(0, 1fr);
    & > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  small {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
