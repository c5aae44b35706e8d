import { usePermissions } from "react-admin"
import { type Area, may, type Role } from "#lib/roles.ts"

/**
 * Returns a function that tells whether the signed-in colleague works in an area, so that screens offer only what the API
 * allows. Nobody does until it is known who has signed in.
 */
export function useMay(): (area: Area) => boolean {
  const { permissions: role } = usePermissions<Role>()
  return (area) => may(role && { role }, area)
}
