import { Activity, type ReactNode, Suspense, useState } from "react"

type Props = { open: boolean; children: ReactNode }

/** Mounts a dialog when it first opens, then only hides it, so that its input stays. Change `key` to reset it. */
export function MountOnOpen({ open, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen && !open) return null
  return (
    <Suspense>
      <Activity mode={open ? "visible" : "hidden"}>{children}</Activity>
    </Suspense>
  )
}
