import PersonAddIcon from "@mui/icons-material/PersonAdd"
import { Alert, Box, Stack, Typography } from "@mui/material"
import { List, useGetIdentity, useListContext, usePermissions, useTranslate } from "react-admin"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { StatusChip } from "#staff/ui/chip.tsx"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
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
    <List
      title="accounts.name"
      filter={{ colleagues: true }}
      perPage={50}
      empty={false}
      exporter={false}
      actions={false}
    >
      <Colleagues />
    </List>
  )
}

function Colleagues() {
  const translate = useTranslate()
  const { data = [] } = useListContext<Colleague>()
  return (
    <Box sx={{ px: 2, py: 2 }}>
      <DialogButton
        variant="contained"
        startIcon={<PersonAddIcon />}
        sx={{ mb: 2 }}
        dialog={(onClose) => <InviteDialog onClose={onClose} />}
      >
        {translate("accounts.add")}
      </DialogButton>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.map((colleague) => (
          <Row key={colleague._id} colleague={colleague} />
        ))}
      </Box>
    </Box>
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
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {name}
            {isSelf && ` (${translate("accounts.you")})`}
          </Typography>
          <StatusChip label={translate(`accounts.roles.${role}`)} tone={role === "admin" ? "warning" : "neutral"} />
          {isDisabled && <StatusChip label={translate("accounts.disabled")} tone="danger" />}
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {email} · {translate("accounts.since")} {since}
        </Typography>
        {isSelf && (
          <Typography variant="body2" color="text.secondary">
            {translate("accounts.ownAccount")}
          </Typography>
        )}
      </Box>
      <UserActions colleague={colleague} isSelf={isSelf} />
    </Box>
  )
}
