import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Soft } from '../account/account.styles';
import { space } from '../theme/theme';

/** The player’s texts that can’t be sent now, to copy. Nothing if all are empty. */
export const Unsent = observer(function Unsent({ texts }: { readonly texts: readonly string[] }) {
  const written = texts.filter((text) => text !== '');
  if (written.length === 0) return null;
  return (
    <section aria-label="Not sent">
      <Soft as="h2">Not sent</Soft>
      {written.map((text, index) => (
        <UnsentText key={index} dir="auto">
          {text}
        </UnsentText>
      ))}
    </section>
  );
});

const UnsentText = styled.p`
  margin-top: ${space(2)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
