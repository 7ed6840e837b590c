import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { MergeConflict } from '../../domain/console/draft-merge';
import { Form, Soft } from '../account/account.styles';
import { Button } from '../shared/Button';
import { space, theme } from '../theme/theme';
import { MarkField } from './ConsoleFields';
import { RowActions } from './console.styles';
import type { DraftViewModel } from './draft.view-model';

interface DecisionProps {
  readonly draft: DraftViewModel;
}

/** Pictures of one side, which the sentence beside them counts. */
const Thumbs = observer(function Thumbs({ pictures = [] }: { readonly pictures?: readonly string[] | undefined }) {
  if (pictures.length === 0) return null;
  return (
    <Row>
      {pictures.map((address) => (
        <img key={address} src={address} alt="" width={96} height={54} loading="lazy" />
      ))}
    </Row>
  );
});

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-block: ${space(2)};
  & > img {
    object-fit: cover;
    border-radius: ${theme.radius.card};
  }
`;

/** Choice between the values of a field. */
const Conflict = observer(function Conflict({ draft, conflict }: DecisionProps & { readonly conflict: MergeConflict }) {
  const group = useId();
  const { field, title } = conflict;
  const isDraft = draft.decision.open?.draft.has(field) ?? false;
  return (
    <Choice>
      <legend>{title}</legend>
      <MarkField
        type="radio"
        name={group}
        checked={!isDraft}
        onChange={() => {
          draft.decision.choose(field, 'public');
        }}
      >
        Public game<Value>{conflict.public}</Value>
        <Thumbs pictures={conflict.pictures?.public} />
      </MarkField>
      <MarkField
        type="radio"
        name={group}
        checked={isDraft}
        onChange={() => {
          draft.decision.choose(field, 'draft');
        }}
      >
        Draft<Value>{conflict.draft}</Value>
        <Thumbs pictures={conflict.pictures?.draft} />
      </MarkField>
    </Choice>
  );
});

/** Decision about fields that the draft and the public game have both changed, before the release. */
export const ReleaseDecision = observer(function ReleaseDecision({ draft }: DecisionProps) {
  const { open: decision, cancel } = draft.decision;
  if (decision === undefined) return null;
  return (
    <Form
      noValidate
      aria-labelledby="decision"
      onSubmit={(event) => {
        event.preventDefault();
        void draft.releaseDecided();
      }}
    >
      <h3 id="decision">Choose what players get</h3>
      <Soft role="status">
        These fields have changed in the draft and in the public game. The release also contains all other changes of
        the draft.
      </Soft>
      {decision.conflicts.map((conflict) => (
        <Conflict key={conflict.field} draft={draft} conflict={conflict} />
      ))}
      <RowActions>
        <Button type="submit" variant="primary" icon="check-circle">
          Release with these values
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </RowActions>
    </Form>
  );
});

const Choice = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Value = styled.span`
  display: block;
  max-height: 12rem;
  overflow: auto;
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
