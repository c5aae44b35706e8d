import { lazy } from "react"

const list = lazy(async () => ({ default: (await import("./enquiry-list-screen.tsx")).EnquiryListScreen }))
const show = lazy(async () => ({ default: (await import("./enquiry-screen.tsx")).EnquiryScreen }))

/** The screens of the inbox, loaded when they are opened. */
export const enquiryScreens = { list, show }
