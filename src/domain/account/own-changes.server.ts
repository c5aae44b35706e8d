import { isStaff } from "#lib/roles.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import type { User } from "./account.ts"

/** Records which fields of their own account staff changed, without the values. */
export async function auditOwnChange(user: User, changed: string[], transaction: Database): Promise<void> {
  if (!isStaff(user)) return
  await audit({ actor: user._id, action: "update", subject: `user:${user._id}`, after: { changed } }, transaction)
}
