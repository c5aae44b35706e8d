import PersonAddIcon from "@mui/icons-material/PersonAdd"
import { Alert } from "@mui/material"
import { useGetIdentity, usePermissions, useTranslate } from "react-admin"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { StaffList } from "#staff/ui/list/staff-list.tsx"
import { ListRow } from "#staff/ui/list-row.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { InviteDialog } from "./invite-dialog.tsx"
import { type Colleague, UserActions } from "./user-actions.tsx"

/** The accounts of everybody who works here, with what can be done about each. */
export default function UserListScreen() {
  const translate = useTranslate()
  const { permissions, isPending } = usePermissions()
  if (isPending) return null
  if (permissions !== "admin") return <Alert severity="info">{translate("accounts.adminsOnly")}</Alert>
  return (
    <StaffList<Colleague & { id: string }>
      title="accounts.name"
      always={{ colleagues: true }}
      perPage={50}
      row={(colleague) => <Row colleague={colleague} />}
    >
      <DialogButton
        label="accounts.add"
        variant="contained"
        startIcon={<PersonAddIcon />}
        sx={{ mb: 2 }}
        dialog={(onClose) => <InviteDialog onClose={onClose} />}
      />
    </StaffList>
  )
}

function Row({ colleague }: { colleague: Colleague }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { identity } = useGetIdentity()
  const { _id, name, email, role, isDisabled, createdAt } = colleague
  const isSelf = identity?.id === _id
  const since = formatDate(hanoiDate(new Date(createdAt)), language, "short")
  return (
    <ListRow
      title={isSelf ? `${name} (${translate("accounts.you")})` : name}
      chips={
        <>
          <StatusChip label={`accounts.roles.${role}`} tone={role === "admin" ? "warning" : "neutral"} />
          {isDisabled && <StatusChip label="accounts.disabled" tone="danger" />}
        </>
      }
      lines={[
        `${email} · ${translate("accounts.since")} ${since}`,
        ...(isSelf ? [translate("accounts.ownAccount")] : []),
      ]}
    >
      <UserActions colleague={colleague} isSelf={isSelf} />
    </ListRow>
  )
}
