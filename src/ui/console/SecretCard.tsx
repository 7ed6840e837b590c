import { observer } from 'mobx-react-lite';
import { Button } from '../shared/Button';
import { useFocus } from '../shared/focus';
import { Card, Code, RowActions } from './console.styles';
import type { ShownSecretViewModel } from './shown-secret.view-model';

interface SecretCardProps {
  readonly label: string;
  /** Sentence about the storage of the secret. */
  readonly note: string;
  readonly shown: ShownSecretViewModel;
}

const copyTexts = {
  no: '',
  yes: 'Copied',
  failed: 'Your browser did not allow copying. Select the secret and copy it.',
};

/** Shows a new secret once, with a button to copy it. */
export const SecretCard = observer(function SecretCard({ label, note, shown }: SecretCardProps) {
  const { current, copy, hide } = shown;
  // The form that creates a secret can be below the window.
  const heading = useFocus<HTMLHeadingElement>(current?.secret);
  if (current === undefined) return null;
  return (
    <Card role="region" aria-label={label}>
      <h2 ref={heading} tabIndex={-1}>
        Copy the secret of “{current.name}” now
      </h2>
      <p>{note}</p>
      <Code>{current.secret}</Code>
      <RowActions>
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="quiet" onClick={hide}>
          I have stored the secret
        </Button>
        <span role="status">{copyTexts[current.copied]}</span>
      </RowActions>
    </Card>
  );
});
