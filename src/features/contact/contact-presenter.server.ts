import type { contactMessages } from "./contact.table.server.ts"
import type { ContactMessage } from "./contact.ts"

export function presentMessage(row: typeof contactMessages.$inferSelect): ContactMessage {
  const { id, status, doubtful, ownerId, note, name, email, phone, subject, message, language, network, userAgent } =
    row
  return {
    _id: id,
    ...{ status, doubtful, owner: ownerId, note, name, email, phone, subject, message, language },
    ...{ ipAddress: network, userAgent, version: row.version },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
