import { and, eq, inArray, sql } from "drizzle-orm"
import type { LeftBehind } from "#domain/account/staff/leave.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { enquiries } from "./enquiries.table.server.ts"

/** What somebody has taken on and not answered yet. */
const isOpenOf = (ownerId: string) =>
  and(eq(enquiries.ownerId, ownerId), inArray(enquiries.status, ["new", "contacted"]))

/** The open enquiries of a colleague who leaves go to the one who takes over, or wait for anybody. */
export const openEnquiries: LeftBehind = {
  name: "enquiries",
  count: (leaverId, database) => database.$count(enquiries, isOpenOf(leaverId)),
  end: async ({ leaverId, heirId, actor, transaction }) => {
    const handedOver = await transaction
      .update(enquiries)
      .set({ ownerId: heirId, version: sql`${enquiries.version} + 1`, updatedAt: new Date() })
      .where(isOpenOf(leaverId))
      .returning({ id: enquiries.id, kind: enquiries.kind })
    for (const { id, kind } of handedOver) {
      const [before, after] = [{ owner: leaverId }, { owner: heirId }]
      await audit({ actor: actor._id, action: "update", subject: `${kind}:${id}`, before, after }, transaction)
    }
  },
}
