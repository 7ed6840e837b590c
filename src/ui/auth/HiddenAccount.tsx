import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';

/** Tells a password manager under which name it files the password beside it. */
export const HiddenAccount = observer(function HiddenAccount({ value }: { readonly value: string }) {
  return (
    <Account type="text" name="username" autoComplete="username" value={value} readOnly tabIndex={-1} aria-hidden />
  );
});

const Account = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`;
