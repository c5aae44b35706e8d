import { Box, Typography } from "@mui/material"
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
        <Box component="span" sx={{ display: "block", py: 0.75 }}>
          <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
            {translate(`accounts.roles.${id}`)}
          </Typography>
          <Hint component="span" sx={{ display: "block" }}>
            {translate(`accounts.roleHelp.${id}`)}
          </Hint>
        </Box>
      )}
      translateChoice={false}
    />
  )
}
