/** Records each start of a background job from now on, and whether the run before had ended. */
export async function recordJobStarts(client) {
  await client.query(`
    create table bench_job_starts (job text, began timestamptz, before timestamptz, unfinished boolean);
    create function bench_record_start() returns trigger language plpgsql as $$ begin
      insert into bench_job_starts
      values (new.job, clock_timestamp(), old.started_at, old.ended_at is null or old.ended_at < old.started_at);
      return new;
    end $$;
    create trigger bench_record_start after update of started_at on job_runs
      for each row execute function bench_record_start();`);
}

/**
 * Returns the number of recorded starts, and the jobs that started although another run of them had not ended. A run that a kill ended
 * never ends by itself, so a start after a kill (a `Date`) within the run before is no repetition.
 */
export async function countJobStarts(client, kills) {
  const { rows } = await client.query('select job, began, before, unfinished from bench_job_starts');
  const wasKilled = ({ began, before }) => kills.some((kill) => before <= kill && kill <= began);
  const twice = rows.filter((row) => row.unfinished && !wasKilled(row)).map(({ job }) => job);
  return { starts: rows.length, twice };
}
