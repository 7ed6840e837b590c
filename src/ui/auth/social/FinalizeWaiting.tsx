import { Card, CardText, CardTitle, NoScript, Room } from './social-page.styles';

/** Stands there while the tab looks for the token of its registration. */
export function FinalizeWaiting() {
  return (
    <Room>
      <Card role="status" aria-busy>
        <CardTitle>Finish Your Registration</CardTitle>
        <CardText>One moment please.</CardText>
        <NoScript>This page needs JavaScript. Please switch it on and sign in again.</NoScript>
      </Card>
    </Room>
  );
}
