import { lazy } from "react"

const list = lazy(async () => ({ default: (await import("./person-list-screen.tsx")).PersonListScreen }))
const show = lazy(async () => ({ default: (await import("./person-screen.tsx")).PersonScreen }))

/** The screens about customers, loaded when they are opened. */
export const personScreens = { list, show }
