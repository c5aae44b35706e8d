import { Alert } from "@mui/material"
import type { ComponentType, ReactNode } from "react"
import { Title, usePermissions, useTranslate } from "react-admin"
import { type Area, may, type Role } from "#lib/roles.ts"

/** Returns the screen, which says so to colleagues whose job doesn't include it instead of asking the API in vain. */
export function guarded(Screen: ComponentType, area: Area): ComponentType {
  return function GuardedScreen() {
    return (
      <Guard area={area}>
        <Screen />
      </Guard>
    )
  }
}

function Guard({ area, children }: { area: Area; children: ReactNode }) {
  const { permissions: role, isPending } = usePermissions<Role>()
  const translate = useTranslate()
  if (isPending) return null
  if (may(role && { role }, area)) return children
  return (
    <>
      <Title title="staff.notYours.title" />
      <Alert severity="info" sx={{ my: 2 }}>
        {translate("staff.notYours.text", { role: translate(`accounts.roles.${role}`) })}
      </Alert>
    </>
  )
}
