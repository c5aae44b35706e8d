import { DialogContentText } from "@mui/material"
import { RadioButtonGroupInput, TextInput, useTranslate } from "react-admin"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Hint } from "#staff/ui/hint.tsx"

/** Adds a colleague, who chooses a password by the mailed link: nobody else ever knows it. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
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
