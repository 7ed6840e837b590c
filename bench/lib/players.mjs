/** Inserts players with a session each. Returns the ids, usernames and session tokens. */
export async function addPlayers(client, prefix, count) {
  const { rows } = await client.query(
    `with player as (
      insert into accounts (username, username_key, email, email_key, avatar_seed, created_at, last_login_at, last_login_device)
      select name, name, name || '@example.com', name || '@example.com', 1, now(), now(), ''
      from (select $1 || n as name from generate_series(1, $2) n) names
      returning id, username
    ), session as (
      insert into sessions (token_hash, account_id, created_at, last_seen_at, expires_at, absolute_expires_at, remember, user_agent, ip)
      select encode(sha256(('session-of-' || username)::bytea), 'hex'), id, now(), now(), now() + interval '1 day',
        now() + interval '1 day', false, '', '127.0.0.1' from player
    )
    select id, username, 'session-of-' || username as token from player`,
    [prefix, count],
  );
  return rows;
}
