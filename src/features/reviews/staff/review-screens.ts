import { lazy } from "react"

const list = lazy(async () => ({ default: (await import("./review-list-screen.tsx")).ReviewListScreen }))
const show = lazy(async () => ({ default: (await import("./review-screen.tsx")).ReviewScreen }))

/** The screens about reviews, loaded when they are opened. */
export const reviewScreens = { list, show }
