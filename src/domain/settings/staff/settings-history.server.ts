import { namesOfUsers } from "#domain/account/account.server.ts"
import { SETTINGS_GROUPS, type SettingsGroup, type SettingsRevision } from "#domain/settings/settings.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { listAuditEntries } from "#server/database/audit-log.server.ts"

type PageRequest = { page?: number | undefined; limit?: number | undefined }

/** Returns the changes of a group of settings, the newest first. */
export async function listSettingsRevisions(
  group: SettingsGroup,
  { page = 1, limit = 20 }: PageRequest,
): Promise<{ data: SettingsRevision[]; pagination: Pagination }> {
  const fields = [...SETTINGS_GROUPS[group]]
  const { entries, total } = await listAuditEntries("settings", fields, { page, limit })
  const names = await namesOfUsers(entries.map(({ actor }) => actor))
  const data = entries.map(({ at, actor, before, after }) => ({
    at: at.toISOString(),
    by: names.get(actor) ?? null,
    before: partOf(before, fields),
    after: partOf(after, fields),
  }))
  return { data, pagination: pagination(page, limit, total) }
}

function partOf(values: unknown, fields: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => fields.includes(name)))
}
