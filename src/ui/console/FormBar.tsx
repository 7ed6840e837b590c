import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { writtenList } from '../../domain/shared/written-list';
import { Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { onePress } from '../shared/one-press';
import { space, theme } from '../theme/theme';
import { Card, RowActions } from './console.styles';

interface FormBarProps {
  readonly form: {
    readonly saving: boolean;
    readonly problems: Readonly<Record<string, string>>;
  };
  /** Labels of the parts that are not saved. */
  readonly changed: readonly string[];
  readonly mayPublish: boolean;
  readonly onDiscard: () => void;
}

function stateText({ form, changed }: Pick<FormBarProps, 'form' | 'changed'>): string {
  if (Object.keys(form.problems).length > 0) return 'Correct the marked fields and save again.';
  return changed.length === 0 ? 'Everything is saved.' : `Not saved: ${writtenList(changed)}`;
}

/** State and buttons of a form about a game. */
export const FormBar = observer(function FormBar({ form, changed, mayPublish, onDiscard }: FormBarProps) {
  if (!mayPublish) return <Soft>Only owners and publishers can change these details.</Soft>;
  const isUnchanged = changed.length === 0;
  return (
    <Bar>
      <RowActions>
        <Button type="submit" variant="primary" icon="save" busy={form.saving} unavailable={isUnchanged}>
          Save
        </Button>
        <Button variant="quiet" unavailable={isUnchanged || form.saving} {...onePress(onDiscard)}>
          Discard
        </Button>
      </RowActions>
      <p role="status">{stateText({ form, changed })}</p>
    </Bar>
  );
});

/** All fields of a form about a game, which a reader cannot change. */
export const WholeForm = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* A focused field stays above the bar. */
  & :is(input, textarea, select, summary, button) {
    scroll-margin-block-end: 128px;
  }
`;

/* Stays visible. Its buttons are at the start, because toasts cover the other end. */
const Bar = styled(Card)`
  position: sticky;
  z-index: 1;
  bottom: ${space(2)};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  padding: ${space(3)} ${space(4)};
  background: ${theme.colour.raised};
  @media ${theme.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* A sticky bar would cover a focused field in a low window. */
  @media ${theme.media.low} {
    position: static;
  }
`;
