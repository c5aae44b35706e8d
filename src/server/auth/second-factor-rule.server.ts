import { isStaff, type Role } from "#lib/roles.ts"
import { createHook } from "#server/hook.server.ts"

/** Returns the roles that may work only with a second factor. */
export const secondFactorRoles = createHook<() => Promise<readonly Role[]>>("the roles that need a second factor")

/** Returns whether people of this role must sign in with a second factor. It queries the database at times. */
export async function needsSecondFactor({ role }: { role: Role }): Promise<boolean> {
  return isStaff({ role }) && (await secondFactorRoles.one()()).includes(role)
}
