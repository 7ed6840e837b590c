import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { ContactPage } from './ContactPage';
import { contactHead } from './help.head';
import type { HelpServices } from './help-services';

/** What the contact form’s address shows, fetched when it is first asked for. */
export function contactRoute({ createContact }: HelpServices) {
  const Component = observer(function ContactRoute() {
    return <ContactPage createContact={createContact} />;
  });
  return { Component, handle: contactHead } satisfies RouteObject;
}
