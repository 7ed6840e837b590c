import type { OwnTestGateway, TesterGateway } from '../../application/console/tester-gateway.port';
import type { HttpClient } from './http-client';

export const httpTesterGateway = (http: HttpClient): TesterGateway => ({
  list: (developer, game) => http.send('testerList', { params: { developer, game } }),
  invite: (developer, game, to) => http.send('testerInvite', { params: { developer, game }, body: { to } }),
  remove: (developer, game, id) => http.send('testerRemove', { params: { developer, game, id } }),
  reset: (developer, game, tester) =>
    http.send('testDataReset', { params: { developer, game }, body: tester === undefined ? {} : { tester } }),
});

export const httpOwnTestGateway = (http: HttpClient): OwnTestGateway => ({
  list: () => http.send('testList'),
  accept: (id) => http.send('testAccept', { params: { id } }),
  leave: (id) => http.send('testLeave', { params: { id } }),
});
