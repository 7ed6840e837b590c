import { refusal } from '../../platform/http/refusal';

/** Error for a wrong or already used code of a logged-in player. */
export const wrongCode = refusal.validation({
  code: ['That code didn’t work. Try the latest one from your app.'],
});
