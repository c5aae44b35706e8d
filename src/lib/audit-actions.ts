/** What a write does to an entry. `export`: personal data or a list was taken from the site. */
export const AUDIT_ACTIONS = ["create", "update", "archive", "delete", "export"] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
