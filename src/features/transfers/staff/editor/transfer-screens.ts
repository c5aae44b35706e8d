import { lazy } from "react"

/** The screens of transfers, loaded when they are opened. */
export const transferScreens = {
  list: lazy(() => import("./transfer-list-screen.tsx")),
  edit: lazy(() => import("./transfer-edit-screen.tsx")),
  create: lazy(() => import("./transfer-create-screen.tsx")),
}

export const vehicleScreens = { list: lazy(() => import("./vehicle-screen.tsx")) }
