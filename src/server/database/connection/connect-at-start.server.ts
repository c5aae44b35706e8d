import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import { isConnectionLost } from "#server/database/failures.server.ts"
import { log } from "#server/log.server.ts"

const RETRY_MS = 500

/**
 * Runs work on a connection of its own. Waits for a server that can't be reached, as after the computer has started.
 * `variable` names the address for the operator.
 * @throws Error for the operator if it can't be reached within `waitMs`, or at once if it refuses us
 */
export async function connectAtStart<T>(
  variable: string,
  options: pg.ClientConfig,
  waitMs: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(variable, options, waitMs)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function connect(variable: string, options: pg.ClientConfig, waitMs: number): Promise<pg.Client> {
  const startedAt = performance.now()
  for (let isReported = false; ; ) {
    const client = new pg.Client(options)
    client.on("error", () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const refused = refusal(error as Failure, variable, client)
      if (refused) throw new Error(refused, { cause: error })
      if (performance.now() - startedAt >= waitMs) throw new Error(absence(error as Failure, variable, client, waitMs))
      if (!isReported) log.warn({ reason: reasonOf(error as Failure) }, "database can't be reached, waiting for it")
      isReported = true
      await wait(RETRY_MS)
    }
  }
}

type Failure = Error & { code?: string }

const SETUP = "(docs/operations.md says how)"

/** Returns what the operator must change, undefined if waiting may help. */
function refusal(error: Failure, variable: string, { host, port, user, database }: pg.Client): string | undefined {
  const { code = "", message } = error
  const server = `${host}:${port}`
  if (/unsupported startup parameter/.test(message))
    return `${variable} leads to a pooler. Set DATABASE_DIRECT_URL to PostgreSQL itself, too ${SETUP}.`
  if (code === "28P01") return `${server} refuses the user '${user}' with this password. Correct them in ${variable}.`
  if (code === "3D000" || /no such database/.test(message))
    return `${server} has no database '${database}'. Create it ${SETUP}, or correct its name in ${variable}.`
  if (isConnectionLost(error)) return undefined
  return `${server} refuses the connection of ${variable}: ${message}. Correct ${variable}, or what the server allows.`
}

function absence(error: Failure, variable: string, { host, port }: pg.Client, waitMs: number): string {
  const waited = waitMs ? `, after ${waitMs / 1000} s` : ""
  return `The database at ${host}:${port} can't be reached (${reasonOf(error)}${waited}). Start it, or correct ${variable}.`
}

/** Node's error for a name with several addresses has no message. */
function reasonOf({ code, message }: Failure): string {
  return message || code || "no reason given"
}
