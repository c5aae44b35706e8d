import { Button, Stack } from "@mui/material"
import { useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { useCall } from "#staff/ui/use-call.ts"

/** An account as the list of accounts has it. */
export type Colleague = {
  _id: string
  id: string
  name: string
  email: string
  role: "staff" | "admin"
  isDisabled: boolean
  createdAt: string
}

/** What an administrator can do with a colleague's account. Nobody can take their own rights away. */
export function UserActions({ colleague, isSelf }: { colleague: Colleague; isSelf: boolean }) {
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
      <Button
        {...named("accounts.enable")}
        variant="outlined"
        disabled={isSending}
        onClick={() => call({ path, method: "PUT", body: { isDisabled: false }, done: "accounts.wasEnabled" })}
      />
    )
  const question = (kind: "role" | "disable", submit: string, body: object, done: string) => (onClose: () => void) => (
    <FormDialog
      title={translate(`accounts.${kind}Question`, { name })}
      save={() => callApi(path, { method: "PUT", body })}
      done={done}
      submit={submit}
      isDangerous={kind === "disable"}
      onClose={onClose}
    >
      {translate(`accounts.${kind}Text`)}
    </FormDialog>
  )
  const makeOther = `accounts.${other === "admin" ? "makeAdmin" : "makeStaff"}`
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <Button
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
