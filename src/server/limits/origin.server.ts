import { eq, inArray, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Context } from "hono"
import { mailboxOf } from "#lib/text/mailbox.ts"
import { keyedHash } from "#server/database/site-secret.server.ts"
import { clientNetwork, truncatedIp } from "#server/http/ip-prefix.server.ts"

/**
 * Where a request comes from, as keyed hashes: the address (IPv6: /64), the network (/24 or /48) and the mailbox. Calls
 * within the process have neither address nor network.
 */
export type Origin = { address: string | null; network: string | null; mailbox: string | null }

export async function findOrigin(c: Context, email: string): Promise<Origin> {
  const network = truncatedIp(c)
  const hash = (value: string) => keyedHash("requester", value)
  return {
    address: network === undefined ? null : await hash(clientNetwork(c)),
    network: network === undefined ? null : await hash(network),
    mailbox: email ? await hash(mailboxOf(email)) : null,
  }
}

const COLUMNS = {
  address: "requestedFromAddress",
  network: "requestedFromNetwork",
  mailbox: "requestedFromMailbox",
} as const

export type OriginRow = Record<(typeof COLUMNS)[keyof typeof COLUMNS], string | null>
type OriginTable = Record<keyof OriginRow, PgColumn>

/** Returns an origin as the columns of a row. */
export function originColumns({ address, network, mailbox }: Origin): OriginRow {
  return { requestedFromAddress: address, requestedFromNetwork: network, requestedFromMailbox: mailbox }
}

export const NO_ORIGIN = originColumns({ address: null, network: null, mailbox: null })

export function storedOrigin(row: OriginRow): Origin {
  return { address: row.requestedFromAddress, network: row.requestedFromNetwork, mailbox: row.requestedFromMailbox }
}

export const sumOf = (number: PgColumn) => sql<number>`coalesce(sum(${number}), 0)::int`

/** Sums a number of the rows that share an origin's network, address and mailbox. Use it with `isOfOrigin`. */
export function sumsByOrigin(table: OriginTable, number: PgColumn, origin: Origin) {
  const sum = (name: keyof Origin) =>
    sql<number>`coalesce(sum(${number}) filter (where ${table[COLUMNS[name]]} = ${origin[name]}::text), 0)::int`
  return { network: sum("network"), address: sum("address"), mailbox: sum("mailbox") }
}

/** Matches rows of the origin's network, which has its address, and of its mailbox. */
export function isOfOrigin(table: OriginTable, { network, mailbox }: Origin): SQL | undefined {
  return or(
    network === null ? undefined : eq(table.requestedFromNetwork, network),
    mailbox === null ? undefined : eq(table.requestedFromMailbox, mailbox),
    sql`false`,
  )
}

/** Matches rows of the networks and mailboxes of other rows. */
export function isOfOrigins(table: OriginTable, rows: OriginRow[]): SQL | undefined {
  const known = (name: keyof OriginRow) => [...new Set(rows.flatMap((row) => row[name] ?? []))]
  return or(
    inArray(table.requestedFromNetwork, known("requestedFromNetwork")),
    inArray(table.requestedFromMailbox, known("requestedFromMailbox")),
  )
}
