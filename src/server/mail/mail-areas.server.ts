import { inArray, type SQL } from "drizzle-orm"
import { type Area, may, type Role } from "#lib/roles.ts"
import { createHook } from "#server/hook.server.ts"
import { outbox } from "./outbox.table.server.ts"

/** The kinds of a slice's mails, by the area of the work that reads what they are about. */
export type MailAreas = Partial<Record<Area, readonly string[]>>

export const mailAreas = createHook<MailAreas>("the areas of mails")

/** For kinds that no slice names any more. */
const UNKNOWN: Area = "administration"

function listKinds(): [kind: string, area: Area][] {
  return mailAreas
    .all()
    .flatMap((areas) =>
      Object.entries(areas).flatMap(([area, kinds]) => kinds.map((kind): [string, Area] => [kind, area as Area])),
    )
}

/** @throws Error for a kind that its slice gave no area */
export function requireArea(kind: string): void {
  if (!listKinds().some(([named]) => named === kind))
    throw new Error(`Nobody may read mails of the kind '${kind}'. Add it to the \`mailAreas\` of its slice.`)
}

type Reader = { role: Role }

/** Returns whether somebody may read, resend and dismiss mails of this kind. */
export function mayReadMail(user: Reader, kind: string): boolean {
  const [, area] = listKinds().find(([named]) => named === kind) ?? [kind, UNKNOWN]
  return may(user, area)
}

/** Matches mails of the kinds that somebody may read. Undefined: all. */
export function isReadableBy(user: Reader): SQL | undefined {
  if (may(user, UNKNOWN)) return undefined
  const readable = listKinds().filter(([, area]) => may(user, area))
  return inArray(
    outbox.kind,
    readable.map(([kind]) => kind),
  )
}
