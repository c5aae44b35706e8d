import pg from "pg"

type Statement = readonly [sql: string, values: readonly unknown[]]

/**
 * Runs statements in a transaction of PostgreSQL that is committed once `run` has its answer or waits for one of its
 * locks, and returns what `run` answers.
 */
export async function besideTransaction<T>(
  connectionString: string | undefined,
  statements: Statement[],
  run: () => Promise<T>,
): Promise<T> {
  const [writer, watcher] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })]
  await Promise.all([writer.connect(), watcher.connect()])
  try {
    await writer.query("begin")
    for (const [sql, values] of statements) await writer.query(sql, [...values])
    const { rows } = await writer.query("select pg_backend_pid() as pid")
    let isAnswered = false
    const answer = run().finally(() => {
      isAnswered = true
    })
    const waits = "select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))"
    while (!isAnswered && (await watcher.query(waits, [rows[0].pid])).rowCount === 0);
    await writer.query("commit")
    return await answer
  } finally {
    await Promise.all([writer.end(), watcher.end()])
  }
}

/** Returns how many deadlocks the database has seen. Its sessions end, because each reports its own when it ends. */
export async function countDeadlocks(connectionString: string | undefined): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
  while ((await client.query(`select pg_terminate_backend(pid) ${others}`)).rowCount);
  const { rows } = await client.query("select deadlocks::int from pg_stat_database where datname = current_database()")
  await client.end()
  return rows[0].deadlocks
}
