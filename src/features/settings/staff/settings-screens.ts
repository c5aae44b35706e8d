import { lazy } from "react"

/** The screens of the company's settings, loaded when they are opened. */
export const settingsScreens = { list: lazy(() => import("./settings-screen.tsx")) }
