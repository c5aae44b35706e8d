import PersonAddIcon from "@mui/icons-material/PersonAdd"
import { Alert, DialogContentText, Stack } from "@mui/material"
import { RadioButtonGroupInput, TextInput, useGetIdentity, usePermissions, useTranslate } from "react-admin"
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
import { Hint } from "#office/ui/hint.tsx"
import { StaffList } from "#office/ui/list/staff-list.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { ResetSecondFactorButton, SecondFactorChip } from "./second-factor-of.tsx"

/** The accounts of everybody who works here, with what can be done about each. */
export default function UserListScreen() {
  const translate = useTranslate()
  const { permissions, isPending } = usePermissions()
  if (isPending) return null
  if (permissions !== "admin") return <Alert severity="info">{translate("accounts.adminsOnly")}</Alert>
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
      values={{ name: "", email: "", role: "staff" }}
      save={({ name, email, role }, key) =>
        callApi("/users", { method: "POST", body: { name: name ?? "", email: email ?? "", role }, key })
      }
      done="accounts.invited"
      submit="accounts.invite"
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{translate("accounts.addText")}</DialogContentText>
      <TextInput source="name" label="accounts.person" isRequired autoFocus />
      <TextInput source="email" type="email" label="accounts.email" isRequired />
      <RadioButtonGroupInput
        source="role"
        label="accounts.role"
        row={false}
        choices={[{ id: "staff" }, { id: "admin" }]}
        optionText={({ id }) => (
          <>
            {translate(`accounts.roles.${id}`)}
            <Hint>{translate(`accounts.roleHelp.${id}`)}</Hint>
          </>
        )}
        translateChoice={false}
      />
    </FormDialog>
  )
}

type Colleague = z.infer<typeof shapes.staffUser> & { id: string }

/** Buttons for a colleague's account. People can't take away their own rights. */
function UserActions({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) {
  const translate = useTranslate()
  const { call, isSending } = useCall()
  const { _id, name, role, isDisabled } = colleague
  const path = `/users/${_id}`
  const other = role === "admin" ? "staff" : "admin"
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
  const question = (kind: "role" | "disable", submit: string, body: object, done: string) => (onClose: () => void) => (
    <QuestionDialog {...{ kind, submit, done, name, onClose }} save={() => callApi(path, { method: "PUT", body })} />
  )
  const makeOther = `accounts.${other === "admin" ? "makeAdmin" : "makeStaff"}`
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
            {...named(makeOther)}
            dialog={question("role", makeOther, { role: other }, "accounts.roleChanged")}
          />
          <ResetSecondFactorButton userId={_id} name={name} />
          <DialogButton
            {...named("accounts.disable")}
            color="error"
            dialog={question("disable", "accounts.disable", { isDisabled: true }, "accounts.wasDisabled")}
          />
        </>
      )}
    </Stack>
  )
}

type QuestionProps = {
  kind: "role" | "disable"
  name: string
  save: () => Promise<unknown>
  done: string
  submit: string
  onClose: () => void
}

function QuestionDialog({ kind, name, ...props }: QuestionProps) {
  const translate = useTranslate()
  return (
    <FormDialog title={translate(`accounts.${kind}Question`, { name })} isDangerous={kind === "disable"} {...props}>
      {translate(`accounts.${kind}Text`)}
    </FormDialog>
  )
}
