import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { providerNames } from '../../domain/auth/provider-names';
import type { SignInProvider } from '../../domain/auth/social-provider';
import { Badge } from '../shared/Badge';
import { space } from '../theme/space';
import { SettingRow } from './SettingRow';

/** The other accounts by which the player can sign in. */
export const ProvidersRow = observer(function ProvidersRow({
  providers,
}: {
  readonly providers: readonly SignInProvider[];
}) {
  return (
    <SettingRow icon="users" title="Connected accounts">
      {providers.length === 0 ? (
        'None yet.'
      ) : (
        <List>
          {providers.map((provider) => (
            <li key={provider}>
              <Badge icon="check">{providerNames[provider]}</Badge>
            </li>
          ))}
        </List>
      )}
    </SettingRow>
  );
});

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(1)};
`;
