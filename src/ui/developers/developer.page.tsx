import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import type { ArcadeServices } from '../app/arcade-services';
import { developerHead } from './developer.head';
import { DeveloperPage } from './DeveloperPage';

/** What a developer's address shows, fetched when it is first asked for. */
export function developerRoute({ marks }: Pick<ArcadeServices, 'marks'>) {
  const Component = observer(function DeveloperRoute() {
    const { developer } = useParams();
    return <DeveloperPage key={developer} createFollow={marks.followDeveloper} />;
  });
  return { Component, handle: developerHead } satisfies RouteObject;
}
