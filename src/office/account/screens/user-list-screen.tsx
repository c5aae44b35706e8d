import PersonAddIcon from "@mui/icons-material/PersonAdd"
import { DialogContentText, Stack } from "@mui/material"
import { TextInput, useGetIdentity, useTranslate } from "react-admin"
import type * as z from "zod"
import type * as shapes from "#domain/account/staff/shapes.server.ts"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { LeaveDialog } from "./leave-dialog.tsx"
import { RoleInput } from "./role-input.tsx"
import { ResetSecondFactorButton, SecondFactorChip } from "./second-factor-of.tsx"

/** The accounts of everybody who works here, with what can be done about each. */
export default function UserListScreen() {
  return (
    <StaffList<Colleague>
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
          <SecondFactorChip userId={_id} />
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

/** Adds a colleague, who chooses a password by the mailed link, so only they know it. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <FormDialog
      title="accounts.add"
      values={{ name: "", email: "", role: "" }}
      save={({ name, email, role }, key) =>
        callApi("/users", { method: "POST", body: { name: name ?? "", email: email ?? "", role }, key })
      }
      done="accounts.invited"
      submit="accounts.invite"
      isReady={({ role }) => Boolean(role)}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate("accounts.addText")}</DialogContentText>
      <TextInput source="name" label="accounts.person" isRequired autoFocus />
      <TextInput source="email" type="email" label="accounts.email" isRequired />
      <RoleInput />
    </FormDialog>
  )
}

export type Colleague = z.infer<typeof shapes.staffUser> & { id: string }

/** Buttons for a colleague's account. People can't take away their own rights. */
function UserActions({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { _id, name, isDisabled } = colleague
  const path = `/users/${_id}`
  const named = (label: string) => ({
    size: "small" as const,
    label,
    "aria-label": `${translate(label)}: ${name}`,
  })
  if (isDisabled)
    return (
      <ActionButton
        {...named("accounts.enable")}
        variant="outlined"
        disabled={isSending}
        onClick={() => call({ path, method: "PUT", body: { isDisabled: false }, done: "accounts.wasEnabled" })}
      />
    )
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButton
        {...named("accounts.sendLink")}
        disabled={isSending}
        onClick={() => call({ path: `${path}/password-link`, done: "accounts.linkSent" })}
      />
      {!isSelf && (
        <>
          <DialogButton
            {...named("accounts.changeRole")}
            dialog={(onClose) => <RoleDialog colleague={colleague} onClose={onClose} />}
          />
          <ResetSecondFactorButton userId={_id} name={name} />
          <DialogButton
            {...named("accounts.disable")}
            color="error"
            dialog={(onClose) => <DisableDialog colleague={colleague} onClose={onClose} />}
          />
          <DialogButton
            {...named("accounts.leaving.open")}
            color="error"
            dialog={(onClose) => <LeaveDialog colleague={colleague} onClose={onClose} />}
          />
        </>
      )}
    </Stack>
  )
}

type DialogProps = { colleague: Colleague; onClose: () => void }

function RoleDialog({ colleague: { _id, name, role }, onClose }: DialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate("accounts.roleQuestion", { name })}
      values={{ role }}
      save={(typed) => callApi(`/users/${_id}`, { method: "PUT", body: { role: typed.role } })}
      isReady={(typed) => typed.role !== role}
      done="accounts.roleChanged"
      submit="accounts.changeRole"
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate("accounts.roleText")}</DialogContentText>
      <RoleInput />
    </FormDialog>
  )
}

function DisableDialog({ colleague: { _id, name }, onClose }: DialogProps) {
  const translate = useTranslate()
  return (
    <FormDialog
      title={translate("accounts.disableQuestion", { name })}
      save={() => callApi(`/users/${_id}`, { method: "PUT", body: { isDisabled: true } })}
      done="accounts.wasDisabled"
      submit="accounts.disable"
      isDangerous
      onClose={onClose}
    >
      {translate("accounts.disableText")}
    </FormDialog>
  )
}
