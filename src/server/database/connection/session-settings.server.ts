import { randomInt } from "node:crypto"
import type pg from "pg"
import { log } from "#server/log.server.ts"

export type Settings = Record<"statement_timeout" | "idle_in_transaction_session_timeout" | "jit", string>

/** Times are milliseconds. Compiling a plan (JIT) takes longer than any of our statements. */
export const LIMITED: Settings = {
  statement_timeout: "5000",
  idle_in_transaction_session_timeout: "5000",
  jit: "off",
}

export const UNLIMITED: Settings = { ...LIMITED, statement_timeout: "0", idle_in_transaction_session_timeout: "0" }

/** Returns the settings as the startup parameter `options`. A pooler refuses or ignores it. */
export function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ")
}

/** Stores the settings with the user of `client` for this database, because they must hold through a pooler, too. */
export async function setForRole(client: pg.ClientBase): Promise<void> {
  if (!(await difference(client, LIMITED))) return
  const { rows } = await client.query("select current_database() as name, session_user as role")
  const { name, role } = rows[0]
  const database = client.escapeIdentifier(name)
  await client.query("begin")
  // Two processes that alter a role at once would fail.
  await client.query("select pg_advisory_xact_lock(hashtext('settings of a role'))")
  for (const [setting, value] of Object.entries(LIMITED))
    await client.query(`alter role session_user in database ${database} set ${setting} = '${value}'`)
  await client.query("commit")
  log.warn({ role, database: name, settings: LIMITED }, "settings stored with the database user, for the pooler")
}

/** @throws Error for the operator if a pooler has ignored or refused the `startupOptions` for these settings */
export async function checkOptions(client: pg.ClientBase, settings: Settings): Promise<void> {
  const found = await difference(client, settings)
  if (found)
    throw new Error(
      `PostgreSQL's settings are ignored at DATABASE_URL (${found}), as by a pooler. Set DATABASE_DIRECT_URL to PostgreSQL itself, too.`,
    )
}

/** @throws Error for the operator if the time limits don't hold through a pooler */
export async function checkPooled(client: pg.ClientBase): Promise<void> {
  const found = await difference(client, LIMITED)
  if (found)
    throw new Error(
      `Time limits don't hold through DATABASE_URL (${found}). Let the pooler open new connections (RECONNECT in PgBouncer's console), and let both addresses use the same user.`,
    )
}

async function difference(client: pg.ClientBase, settings: Settings): Promise<string | undefined> {
  const { rows } = await client.query<{ name: keyof Settings; setting: string }>(
    "select name, setting from pg_settings where name = any($1) order by name desc",
    [Object.keys(settings)],
  )
  const differing = rows.find(({ name, setting }) => setting !== settings[name])
  return differing && `${differing.name} is ${differing.setting} instead of ${settings[differing.name]}`
}

/** Finds out by a lock that each sees of the other. @throws Error for the operator if they are in two databases */
export async function checkSameDatabase(direct: pg.ClientBase, pooled: pg.ClientBase): Promise<void> {
  const key = [randomInt(2 ** 31)]
  await direct.query("select pg_advisory_lock($1)", key)
  const { rows } = await pooled.query("select pg_try_advisory_xact_lock($1) as free", key)
  await direct.query("select pg_advisory_unlock($1)", key)
  if (rows[0].free) throw new Error("DATABASE_URL and DATABASE_DIRECT_URL lead to two databases. Correct one of them.")
}
