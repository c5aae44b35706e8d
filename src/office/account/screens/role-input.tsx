import { RadioButtonGroupInput, useTranslate } from "react-admin"
import { STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { Hint } from "#office/ui/hint.tsx"

/** Chooses a role, each with what it may do. */
export function RoleInput() {
  const translate = useTranslate()
  return (
    <RadioButtonGroupInput
      source="role"
      label="accounts.role"
      row={false}
      choices={STAFF_ROLE_NAMES.map((id) => ({ id }))}
      optionText={({ id }) => (
        <>
          {translate(`accounts.roles.${id}`)}
          <Hint>{translate(`accounts.roleHelp.${id}`)}</Hint>
        </>
      )}
      translateChoice={false}
    />
  )
}
