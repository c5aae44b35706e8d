import { lazy } from "react"

/** The list of mails, loaded when it is opened. */
export const outboxScreens = { list: lazy(() => import("./outbox-screen.tsx")) }
