import { createIsomorphicFn } from "@tanstack/react-start"
import { lazy, Suspense } from "react"
import Unavailable, { type UnavailableProps } from "./unavailable.tsx"

const choose = createIsomorphicFn()
  .server(() => Unavailable)
  .client(() => lazy(() => import("./unavailable.tsx")))
const Shown = choose()

/** Says that the database is away. Any page may need it, so the browser loads it only then. */
export function UnavailableCard(props: UnavailableProps) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
}
