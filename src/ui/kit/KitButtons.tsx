import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { RequestPhase } from '../notices/RequestButton';
import { RequestButton } from '../notices/RequestButton';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import type { ButtonVariant } from '../shared/button.styles';
import { iconNames } from '../shared/icon-names';
import { useSoon } from '../shared/use-soon';
import { space, theme } from '../theme/theme';
import { KitSection } from './KitSection';
import { Note, Row } from './kit.styles';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const PHASES: readonly RequestPhase[] = ['initial', 'busy', 'success', 'error'];
const TEXTS: Readonly<Record<RequestPhase, string>> = {
  initial: 'Send',
  busy: 'Sending…',
  success: 'Sent',
  error: 'Not sent',
};

/** Buttons and icons. */
export const KitButtons = observer(function KitButtons() {
  const soon = useSoon();
  return (
    <KitSection id="buttons" title="Buttons">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="play">
            With icon
          </Button>
          <Button variant={variant} size="lg">
            Large
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <ButtonLink variant={variant} to="#buttons">
            Link
          </ButtonLink>
        </Row>
      ))}
      <Note>Request buttons: initial, busy, success, error and disabled.</Note>
      <Row>
        {PHASES.map((phase) => (
          <RequestButton key={phase} phase={phase} words={TEXTS} />
        ))}
        <RequestButton phase="initial" words={TEXTS} disabled />
      </Row>
      <Note>Icon buttons and the "Coming soon" bubble.</Note>
      <Row>
        <IconButton icon="x" label="Close the sample" />
        <IconButton icon="settings" label="Settings of the sample" size={28} />
        <IconButton icon="heart" label="Love the sample" disabled />
        <Button onClick={soon.show}>Coming soon</Button>
        {soon.bubble}
      </Row>
      <Note>Icons, by name.</Note>
      <Icons>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </Icons>
    </KitSection>
  );
});

const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: ${space(2)} ${space(4)};
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 32px;
  }
`;
