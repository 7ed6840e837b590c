import type { PlayerHomeGateway } from '../../application/home/player-home-gateway.port';
import type { HttpClient } from './http-client';

export const httpPlayerHomeGateway = (http: HttpClient): PlayerHomeGateway => ({
  rows: () => http.send('playerHome', {}),
});
