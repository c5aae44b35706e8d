import { usePermissions } from "react-admin"
import { ActionButton, type ActionButtonProps } from "#office/ui/action-button.tsx"

type Props = Omit<ActionButtonProps, "label" | "to"> & {
  /** What the log calls it: 'tour'. */
  kind: string
  /** Settings have none. */
  id?: string
}

/** Leads administrators to who changed an entry. */
export function ChangesLink({ kind, id, ...props }: Props) {
  const { permissions } = usePermissions()
  if (permissions !== "admin") return null
  const search = new URLSearchParams({ kind, ...(id && { id }) })
  return <ActionButton label="auditLog.changes" to={`/staff/audit-log?${search}`} {...props} />
}
