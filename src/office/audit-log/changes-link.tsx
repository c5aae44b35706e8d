import { useMay } from "#office/frame/access/use-may.ts"
import { ActionButton, type ActionButtonProps } from "#office/ui/action-button.tsx"

type Props = Omit<ActionButtonProps, "label" | "to"> & {
  /** What the log calls it: 'tour'. */
  kind: string
  /** Settings have none. */
  id?: string
}

/** Leads to who changed an entry. */
export function ChangesLink({ kind, id, ...props }: Props) {
  if (!useMay()("settings")) return null
  const search = new URLSearchParams({ kind, ...(id && { id }) })
  return <ActionButton label="auditLog.changes" to={`/staff/audit-log?${search}`} {...props} />
}
