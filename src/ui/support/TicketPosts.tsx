import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { TicketPost } from '../../domain/support/ticket';
import { panel } from '../account/account.styles';
import { Button } from '../shared/Button';
import { DateText } from '../shared/DateText';
import { space, theme } from '../theme/theme';
import type { SideNames } from './support.texts';

interface TicketPostsProps {
  readonly posts: readonly TicketPost[];
  readonly names: SideNames;
  /** Moves the focus to the form for a reply; undefined without a form. */
  readonly onReply: (() => void) | undefined;
}

/** Number of posts from which the form for a reply is out of sight. */
const MANY = 4;

/** Posts of a ticket, oldest first. Screen readers announce new posts. A long list starts with a way to the reply. */
export const TicketPosts = observer(function TicketPosts({ posts, names, onReply }: TicketPostsProps) {
  return (
    <Stack>
      {onReply !== undefined && posts.length >= MANY ? (
        <div>
          <Button icon="reply" onClick={onReply}>
            Reply
          </Button>
        </div>
      ) : null}
      <div aria-label="Messages" role="log">
        <Stack as="ol">
          {posts.map(({ by, text, date }, index) => (
            // Posts are only appended, so the index is stable.
            <Post key={String(index)} as="li" data-by={by}>
              <Head>
                <strong dir="auto">{names[by]}</strong>
                <DateText date={date} flows />
              </Head>
              <Text dir="auto">{text}</Text>
            </Post>
          ))}
        </Stack>
      </div>
    </Stack>
  );
});

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

/** Card of a post. */
export const Post = styled.div`
  ${panel}
  padding: ${space(4)} ${space(5)};
  &[data-by='support'] {
    background: ${theme.colour.raised};
    box-shadow: inset 3px 0 0 ${theme.colour.cyan};
  }
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  strong {
    color: ${theme.colour.text};
  }
`;

const Text = styled.p`
  margin-top: ${space(2)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
